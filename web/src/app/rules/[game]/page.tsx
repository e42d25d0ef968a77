import type { Metadata } from "next";
import { RulesPage } from "@/app/rules/RulesPage";
import games from "@/generated/games.json";

interface Props {
  params: Promise<{ game: string }>;
}

export const dynamicParams = false;

export const generateStaticParams = () => games.map(({ id }) => ({ game: id }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { game } = await params;
  const { default: texts } = (await import(`@/generated/texts/${game}.en.json`)) as { default: Record<string, string> };
  return { title: texts.name ?? game };
}

export default async function Page({ params }: Props) {
  const { game } = await params;
  return <RulesPage game={game} />;
}
