// What axe finds that is serious or critical.
async () => {
  const isDrawn = (node) => node.localName === "svg" || node.ariaHidden === "true";
  const written = (node) =>
    [...node.childNodes]
      .map((child) => (child.nodeType === Node.TEXT_NODE ? child.data : isDrawn(child) ? "" : written(child)))
      .join("")
      .trim();

  // A label tells what a drawing shows, and need not repeat the digits that are drawn there.
  const isSaid = (node) => node.closest("svg") !== null || node.ariaLabel?.toLowerCase().includes(written(node).toLowerCase());

  const { violations } = await axe.run(document, { resultTypes: ["violations"] });
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => [id, target.join(" "), failureSummary]))
    .filter(([id, target]) => id !== "label-content-name-mismatch" || !isSaid(document.querySelector(target)));
}
