/** How much room the window gives the table, and which layout that means. */
import { frameOf, isWide, type Frame, type Leaf } from "./scaling";

export class Viewport {
  width: number = $state(0);
  height: number = $state(0);
  /** What lies side by side where there is room for it. */
  leaves: () => readonly Leaf[] = () => [];
  readonly frame: Frame = $derived.by(() => frameOf(this.width, this.height, this.leaves()));
  readonly layout = $derived(this.frame.layout);

  constructor(width = innerWidth, height = innerHeight) {
    this.width = width;
    this.height = height;
  }

  /** Drawn for a phone: one zone at a time. */
  get phone(): boolean {
    return this.layout === "phone" || this.layout === "turned";
  }
  /** The phone lies on its side: the picture at the left, what is asked at the right. */
  get turned(): boolean {
    return this.layout === "turned";
  }
  /** Board and mat lie beside each other. */
  get wide(): boolean {
    return isWide(this.layout);
  }
}
