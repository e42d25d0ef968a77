// The key that brings the focus nearer to what is wanted; none where it is there.
(wanted) => {
  const at = document.activeElement;
  if (at === wanted) return null;

  // Of some groups one part is reached by Tab, and the others from there.
  const group = wanted.tabIndex < 0 ? wanted.parentElement.closest("ul, [role=group]") : null;
  if (!group?.contains(at)) return "Tab";

  const [from, to] = [at, wanted].map((part) => part.getBoundingClientRect());
  const [across, down] = [to.left + to.right - from.left - from.right, to.top + to.bottom - from.top - from.bottom];
  if (Math.abs(down) > from.height) return down > 0 ? "ArrowDown" : "ArrowUp";
  return across > 0 ? "ArrowRight" : "ArrowLeft";
}
