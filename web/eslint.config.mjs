// The arrows: app -> games -> session -> ui and texts; a game knows no other game.
import hooks from "eslint-plugin-react-hooks";
import a11y from "eslint-plugin-jsx-a11y";
import imports from "eslint-plugin-import";
import tseslint from "typescript-eslint";

const GAMES = ["snatch", "share", "playone", "colors", "serpent", "automatic"];
const above = (target, from, message) => ({ target: `./src/${target}`, from: `./src/${from}`, message });

export default tseslint.config(
  { ignores: ["node_modules", ".next", "out", "next-env.d.ts", "src/generated"] },
  ...tseslint.configs.strictTypeChecked,
  ...tseslint.configs.stylisticTypeChecked,
  a11y.flatConfigs.strict,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { "react-hooks": hooks, import: imports },
    settings: { "import/resolver": { node: { extensions: [".ts", ".tsx"] } } },
    rules: {
      ...hooks.configs.recommended.rules,
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      "max-lines": ["error", 400],
      "max-lines-per-function": ["error", { max: 90, skipBlankLines: true, skipComments: true }],
      complexity: ["error", 12],
      "no-restricted-imports": [
        "error",
        {
          patterns: [
            { group: ["socket.io-client"], message: "Only src/session talks to the server." },
            { group: ["../**/../**"], message: "Import from @/ instead." },
          ],
        },
      ],
      "import/no-restricted-paths": [
        "error",
        {
          zones: [
            above("session", "games", "The session knows no game."),
            above("session", "app", "The session knows no page."),
            above("session", "ui", "The session draws nothing."),
            above("games", "app", "A board knows no page."),
            above("ui", "session", "Parts of the page know no session."),
            above("ui", "games", "Parts of the page know no game."),
            above("ui", "app", "Parts of the page know no page."),
            ...GAMES.flatMap((game) =>
              GAMES.filter((other) => other !== game).map((other) =>
                above(`games/${game}`, `games/${other}`, "No game knows another."),
              ),
            ),
          ],
        },
      ],
    },
  },
  { files: ["src/session/**"], rules: { "no-restricted-imports": "off" } },
  { files: ["**/*.mjs", "*.ts"], extends: [tseslint.configs.disableTypeChecked] },
);
