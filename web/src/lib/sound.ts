/** A few quiet sounds, off until somebody wants them. The synthesiser is read when the first one is played. */
import { settings } from "./settings.svelte";

type Shape = (number | undefined)[];
type Synthesiser = { zzfx: (...shape: Shape) => unknown };

// Volume, no randomness, frequency, attack, sustain, release, wave: as the synthesiser's own editor writes them.
const SHAPES = {
  turn: [0.35, 0, 523, 0.02, 0.12, 0.28, 0, 1.4, 0, 0, 262, 0.09],
  move: [0.25, 0, 190, 0.005, 0.02, 0.09, 1, 1.2, -4],
  refused: [0.25, 0, 130, 0.01, 0.05, 0.12, 2, 1, -1],
  end: [0.35, 0, 392, 0.04, 0.35, 0.6, 0, 1.2, 0, 0, 196, 0.16, 0.06],
} satisfies Record<string, Shape>;

let synthesiser: Promise<Synthesiser> | null = null;

class Sound {
  play(name: keyof typeof SHAPES): void {
    if (!settings.sound || document.visibilityState !== "visible") return;
    if (navigator.userActivation?.hasBeenActive === false) return; // browsers are silent before the first touch
    synthesiser ??= import("zzfx") as Promise<Synthesiser>;
    void synthesiser.then(({ zzfx }) => zzfx(...SHAPES[name])).catch(() => undefined);
  }
}

export const sound = new Sound();
