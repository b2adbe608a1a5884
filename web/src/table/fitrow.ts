/** A row whose words must all be seen: what is too long gets less room step by step, and loses nothing. */

const STEPS = 7; // as many as `data-fit` has rules for

/** For `{@attach}`: sets the smallest `data-fit` with which everything in the row fits, again when words or room change. */
export function fitrow(row: HTMLElement): () => void {
  let asked = 0;
  let last = "";
  const fit = () => {
    for (let step = 0; step <= STEPS; step++) {
      row.dataset.fit = String(step);
      if (fits(row)) break;
    }
    last = sizeOf(row);
  };
  const soon = () => {
    cancelAnimationFrame(asked);
    asked = requestAnimationFrame(() => sizeOf(row) !== last && fit());
  };
  const words = new MutationObserver(fit);
  words.observe(row, { characterData: true, childList: true, subtree: true });
  const room = new ResizeObserver(soon);
  room.observe(row.parentElement ?? row);
  void document.fonts?.ready.then(fit);
  fit();
  return () => {
    cancelAnimationFrame(asked);
    words.disconnect();
    room.disconnect();
  };
}

function sizeOf(row: HTMLElement): string {
  return `${row.parentElement?.clientWidth}x${row.parentElement?.clientHeight}`;
}

/** Nothing in it is wider or higher than it may be. */
function fits(row: HTMLElement): boolean {
  const parts = [row, ...row.querySelectorAll<HTMLElement>(".fits, .btn")];
  return parts.every((part) => part.scrollWidth <= part.clientWidth + 1 && part.scrollHeight <= part.clientHeight + 1);
}
