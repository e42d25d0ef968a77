import built from "@/generated/games.json";

/** Where the rules of a game are; those of games that came later have no page of their own. */
export const rulesOf = (game: string): string => (built.some(({ id }) => id === game) ? `/rules/${game}/` : `/rules/?game=${encodeURIComponent(game)}`);
