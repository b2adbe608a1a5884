/** A line that must not grow: what is too long is set smaller, then in two lines, then shortened. */

const SIZES = [21, 19, 17, 15]; // px
const SMALL = [18, 16, 14.5, 13]; // px, on a phone, in two lines

/** For `{@attach}`: sets the largest size in which the line fits, again whenever its words or its room change. */
export function fitline(line: HTMLElement): () => void {
  const fit = () => {
    const phone = !!line.closest(".phone");
    line.parentElement!.classList.remove("two-lines");
    for (const size of phone ? SMALL : SIZES) {
      line.style.fontSize = `${size}px`;
      if (phone ? line.scrollHeight <= line.clientHeight + 1 : line.scrollWidth <= line.clientWidth) return;
    }
    if (!phone) line.parentElement!.classList.add("two-lines");
  };
  let width = 0;
  const room = new ResizeObserver(([entry]) => {
    // Only another width is another room: two lines are higher by themselves, and must not begin it all again.
    if (!entry || entry.contentRect.width === width) return;
    width = entry.contentRect.width;
    fit();
  });
  const words = new MutationObserver(fit);
  room.observe(line.parentElement!);
  words.observe(line.parentElement!, { characterData: true, childList: true, subtree: true });
  fit();
  return () => {
    room.disconnect();
    words.disconnect();
    line.style.fontSize = "";
  };
}
