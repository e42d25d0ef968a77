import qrcode from "qrcode-generator";

/** A text as the path of a QR code, and how many modules it is wide. */
export function qrPath(text: string): { path: string; size: number } {
  const code = qrcode(0, "M");
  code.addData(text);
  code.make();
  const size = code.getModuleCount();
  const cells = Array.from({ length: size * size }, (_, cell) => [Math.floor(cell / size), cell % size] as const);
  const path = cells.filter(([row, column]) => code.isDark(row, column)).map(([row, column]) => `M${column} ${row}h1v1h-1z`);
  return { path: path.join(""), size };
}
