"use client";
import { Games } from "@/app/home/Games";
import { GoingOn } from "@/app/home/GoingOn";
import { Hero } from "@/app/home/Hero";
import { OpenTables } from "@/app/home/OpenTables";
import { Promises } from "@/app/home/Promises";
import styles from "./Home.module.css";

export function Home() {
  return (
    <div className={styles.home}>
      <GoingOn />
      <Hero />
      <Games />
      <OpenTables />
      <Promises />
    </div>
  );
}
