// Beside every text of the built site lies its brotli form, a tenth smaller than gzip at its best.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

const SITE = "out";
const TEXT = /\.(html|js|css|svg|json|txt|wasm|webmanifest)$/;

for (const name of readdirSync(SITE, { recursive: true })) {
  const path = join(SITE, name);
  if (TEXT.test(path)) writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path)));
}
