"use client";
import { Suspense } from "react";
import { Games } from "@/app/home/Games";
import { GoingOn } from "@/app/home/GoingOn";
import { Hero } from "@/app/home/Hero";
import { OpenTables } from "@/app/home/OpenTables";
import { Promises } from "@/app/home/Promises";
import styles from "./Home.module.css";

/** Each part answers as soon as it can: the one that is touched first, first. */
export function Home() {
  return (
    <div className={styles.home}>
      <Suspense>
        <GoingOn />
      </Suspense>
      <Suspense>
        <Hero />
      </Suspense>
      <Suspense>
        <Games />
      </Suspense>
      <Suspense>
        <OpenTables />
      </Suspense>
      <Suspense>
        <Promises />
      </Suspense>
    </div>
  );
}
