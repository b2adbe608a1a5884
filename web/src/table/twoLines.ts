import { widthOf } from "./purseWidth";

/** For `{@attach}`: sets the width of a flex row to what two lines need, again when things come, go or grow. */
export function twoLines(row: HTMLElement): () => void {
  const fit = () => {
    const things = [...row.children].map((each) => (each as HTMLElement).offsetWidth).filter((width) => width > 0);
    const width = Math.ceil(widthOf(things, parseFloat(getComputedStyle(row).columnGap) || 0));
    row.style.width = things.length ? `${width + 1}px` : "";
  };
  const words = new MutationObserver(fit);
  words.observe(row, { characterData: true, childList: true, subtree: true, attributeFilter: ["class"] });
  void document.fonts?.ready.then(fit);
  fit();
  return () => words.disconnect();
}
