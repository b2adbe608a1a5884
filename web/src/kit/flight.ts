/** Gains fly to their counters: a token for each rises where it was earned, flies in an arc and makes the counter swell. */
import { settings } from "../lib/settings.svelte";

interface Flight {
  /** The counter it flies to, drawn with its icon. */
  to: HTMLElement;
  /** How many come. */
  count: number;
}

const EASE = "cubic-bezier(.2,.7,.2,1)";
const RISE = 90; // ms
const FLY = 480; // ms
const SWELL = 180; // ms
const FADE = 80; // ms, instead of all that
const APART = 40; // ms between tokens that start one after another
const MOST = 5; // tokens; of the other gains only the counters swell
const SIZE = 30; // px of a token
const HIGH = 26; // px that it rises
const LEAST = 8; // px: what is less is only read aloud
const ARC = 60; // px that it flies higher than straight

/** Lets them fly from there; calls `landed` with the place of each when it is at its counter. */
export function fly(from: DOMRect | null, flights: readonly Flight[], landed: (nth: number) => void): void {
  flights.forEach(({ to, count }, nth) => {
    const land = () => {
      landed(nth);
      swell(to);
    };
    const box = to.getBoundingClientRect();
    if (!settings.glides || !from || nth >= MOST || box.width < LEAST) return land();
    const token = drawn(to, count);
    document.body.append(token);
    const flight = token.animate(path(from, box, nth - (Math.min(flights.length, MOST) - 1) / 2), {
      duration: RISE + FLY,
      delay: nth * APART,
      easing: EASE,
      fill: "both",
    });
    const gone = () => {
      token.remove();
      land();
    };
    flight.finished.then(gone, gone);
  });
}

/** A disc with the counter's own icon; a number where more than one of a kind comes. */
function drawn(counter: HTMLElement, count: number): HTMLElement {
  const token = document.createElement("i");
  token.className = "gain-token";
  token.ariaHidden = "true";
  const icon = counter.querySelector("svg.ic")?.cloneNode(true);
  if (icon) token.append(icon);
  if (count > 1) token.append(Object.assign(document.createElement("b"), { textContent: String(count) }));
  return token;
}

/** Out of the middle of what pays them, beside each other, and to the counter. */
function path(from: DOMRect, to: DOMRect, beside: number): Keyframe[] {
  const at = (x: number, y: number, scale = 1) => `translate(${x - SIZE / 2}px, ${y - SIZE / 2}px) scale(${scale})`;
  const [x, y] = [from.left + from.width / 2 + beside * SIZE, from.top + from.height / 2];
  const [endX, endY] = [to.left + to.width / 2, to.top + to.height / 2];
  const top = Math.max(SIZE, Math.min(y - HIGH, (y + endY) / 2 - ARC));
  return [
    { transform: at(x, y, 0.6), opacity: 0, offset: 0 },
    { transform: at(x, y - HIGH), opacity: 1, offset: RISE / (RISE + FLY) },
    { transform: at((x + endX) / 2, top), opacity: 1, offset: 0.55 },
    { transform: at(endX, endY, 0.8), opacity: 1, offset: 1 },
  ];
}

function swell(counter: HTMLElement): void {
  if (!settings.glides) counter.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE });
  else
    counter.animate([{ transform: "none" }, { transform: "scale(1.12)" }, { transform: "none" }], {
      duration: SWELL,
      easing: EASE,
    });
}
