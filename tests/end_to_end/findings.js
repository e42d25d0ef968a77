// What axe finds that is serious or critical.
async () => {
  const plain = (text) => text.toLowerCase().replaceAll("−", "-").trim();

  // All words and numbers on a control, drawn ones included, are part of what it is called, piece by
  // piece: a label may say "red 7, fits" of a card with a 7 in two corners. Signs have no name to say.
  const pieces = (node) =>
    [...node.childNodes].flatMap((child) => (child.nodeType === Node.TEXT_NODE ? [plain(child.data)] : pieces(child)));
  const isSign = (piece) => !/[\p{L}\p{N}]/u.test(piece);
  const isSaid = (node) => pieces(node).every((piece) => isSign(piece) || plain(node.ariaLabel ?? "").includes(piece));
  const isSaidOrGone = (node) => node === null || isSaid(node); // the table goes on meanwhile

  const { violations } = await axe.run(document, { resultTypes: ["violations"] });
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => [id, target.join(" "), failureSummary]))
    .filter(([id, target]) => id !== "label-content-name-mismatch" || !isSaidOrGone(document.querySelector(target)));
}
