// Words and controls that stick out of the part of the page they belong to, and are not scrolled there.
() => {
  const PARTS = "section, article, aside, header, footer, main, dialog";
  const page = document.documentElement;
  const says = (part) => [...part.childNodes].some((child) => child.nodeType === Node.TEXT_NODE && child.data.trim());
  const shown = (part) => part.checkVisibility({ visibilityProperty: true, opacityProperty: true });

  const isLoose = (part) => {
    const { overflowX, position } = getComputedStyle(part);
    return overflowX !== "visible" || position === "absolute" || position === "fixed";
  };

  const sticksOut = (part) => {
    const whole = part.parentElement?.closest(PARTS);
    if (!whole) return false;
    for (let box = part; box !== whole; box = box.parentElement) if (isLoose(box)) return false;
    const [inner, outer] = [part.getBoundingClientRect(), whole.getBoundingClientRect()];
    return inner.left < outer.left - 1 || inner.right > outer.right + 1;
  };

  const told = (part) => `${part.localName}.${part.className} sticks out: ${part.textContent.trim().slice(0, 40)}`;
  const parts = [...document.querySelectorAll("body *:not(svg, svg *, script)")]
    .filter((part) => part.matches("button, input, select, a") || says(part))
    .filter((part) => shown(part) && sticksOut(part));
  const wide = page.scrollWidth > page.clientWidth ? [`the page is ${page.scrollWidth} px wide`] : [];
  return [...wide, ...parts.map(told)];
}
