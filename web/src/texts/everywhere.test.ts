// What people read is written in both languages, and nowhere but where it can be.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";

const SOURCES = join(process.cwd(), "src");
const NAMES = new Set(["Ronda", "CSV"]); // the same in every language
const READ = new Set(["aria-label", "title", "placeholder", "alt", "label"]);
const PLACE = /\{(\w+)/g;

const files = readdirSync(SOURCES, { recursive: true, encoding: "utf-8" }).filter((name) => /\.tsx?$/.test(name) && !name.includes(".test."));

function parsed(name: string): ts.SourceFile {
  const kind = name.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(name, readFileSync(join(SOURCES, name), "utf-8"), ts.ScriptTarget.Latest, true, kind);
}

function nodesOf(node: ts.Node): ts.Node[] {
  const inner: ts.Node[] = [node];
  node.forEachChild((child) => void inner.push(...nodesOf(child)));
  return inner;
}

const trees = files.map((name) => ({ name, nodes: nodesOf(parsed(name)) }));

const isWords = (text: string): boolean => /\p{L}{2}/u.test(text) && !NAMES.has(text.trim());

const isCode = (node: ts.Node): boolean => ts.isJsxElement(node) && /^(code|Command)$/.test(node.openingElement.tagName.getText());

/** Text that stands in the page itself. */
function hardCoded(node: ts.Node): string | null {
  if (ts.isJsxText(node)) return isCode(node.parent) ? null : node.text;
  if (!ts.isJsxAttribute(node) || !READ.has(node.name.getText())) return null;
  return node.initializer && ts.isStringLiteral(node.initializer) ? node.initializer.text : null;
}

/** A sentence in English and in Spanish, by the name it has. */
function pairOf(node: ts.Node): readonly [name: string, pair: readonly string[]] | null {
  if (!ts.isPropertyAssignment(node) || !ts.isArrayLiteralExpression(node.initializer)) return null;
  const texts = node.initializer.elements.filter(ts.isStringLiteralLike).map(({ text }) => text);
  return texts.length === 2 && node.initializer.elements.length === 2 ? [node.name.getText(), texts] : null;
}

const placesIn = (text: string): string[] => [...new Set([...text.matchAll(PLACE)].map(([, name]) => name ?? ""))].sort();

const isTable = (node: ts.Node): boolean => ts.isVariableDeclaration(node) && node.name.getText().endsWith("WORDS");

const words = trees.flatMap(({ name, nodes }) =>
  nodes.filter(isTable).flatMap((table) => nodesOf(table).flatMap((node) => [pairOf(node)].filter((pair) => pair !== null).map(([key, pair]) => ({ place: `${name}: ${key}`, pair })))),
);

function isUneven([english = "", spanish = ""]: readonly string[]): boolean {
  return !english || !spanish || placesIn(english).join() !== placesIn(spanish).join();
}

describe("what people read", () => {
  it("is no part of the code of a page", () => {
    const texts = trees.flatMap(({ name, nodes }) => nodes.map((node) => ({ name, text: hardCoded(node) })));
    expect(texts.filter(({ text }) => text !== null && isWords(text))).toEqual([]);
  });

  it("says in both languages what it has a place for", () => {
    expect(words.length).toBeGreaterThan(500);
    expect(words.filter(({ pair }) => isUneven(pair)).map(({ place }) => place)).toEqual([]);
  });

  it("that games bring along is there in both", () => {
    const texts = join(SOURCES, "generated/texts");
    const keys = (file: string) => Object.keys(JSON.parse(readFileSync(join(texts, file), "utf-8")) as object);
    const english = readdirSync(texts).filter((file) => file.endsWith(".en.json"));
    expect(english.length).toBeGreaterThan(5);
    for (const file of english) expect(keys(file.replace(".en.", ".es."))).toEqual(keys(file));
  });
});
