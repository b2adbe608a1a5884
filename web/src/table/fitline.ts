/** A line that must be read whole: what is too long is set smaller, then below its lead, then in two lines. */

const SIZES = [21, 19, 17]; // px, beside the lead
const BELOW = [19, 17, 15, 14]; // px, under it
const WRAPPED = [15, 14, 13, 12]; // px, in two lines
const PHONE = [18, 16, 15, 14, 13]; // px, in two lines if it can be

/** For `{@attach}`: sets the largest size in which the line fits, again whenever its words or its room change. */
export function fitline(line: HTMLElement): () => void {
  const say = line.parentElement!;
  const within = () => line.scrollWidth <= line.clientWidth && say.scrollWidth <= say.clientWidth + 1;
  const tries = (sizes: number[], fits: (size: number) => boolean) =>
    sizes.some((size) => {
      line.style.fontSize = `${size}px`;
      return fits(size);
    });
  const fit = () => {
    say.classList.remove("below", "two-lines");
    if (line.closest(".phone")) return void tries(PHONE, (size) => line.scrollHeight <= size * 2.4);
    if (tries(SIZES, within)) return;
    say.classList.add("below");
    if (tries(BELOW, within)) return;
    say.classList.add("two-lines");
    tries(WRAPPED, () => say.scrollHeight <= say.clientHeight + 1);
  };
  let width = 0;
  const room = new ResizeObserver(([entry]) => {
    // Only another width is another room: two lines are higher by themselves, and must not begin it all again.
    if (!entry || entry.contentRect.width === width) return;
    width = entry.contentRect.width;
    fit();
  });
  const words = new MutationObserver(fit);
  room.observe(say);
  words.observe(say, { characterData: true, childList: true, subtree: true });
  fit();
  return () => {
    room.disconnect();
    words.disconnect();
    line.style.fontSize = "";
  };
}
