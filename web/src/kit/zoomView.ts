/** Where a board that is seen larger lies in its frame. */

/** How much larger, and how far the middle has moved, in px. */
export interface ZoomView {
  scale: number;
  x: number;
  y: number;
}
export interface Point {
  x: number;
  y: number;
}
interface Extent {
  width: number;
  height: number;
}

export const WHOLE: ZoomView = { scale: 1, x: 0, y: 0 };
const MOST = 4;

/** Larger or smaller around a point, which stays where it is; `at` counts from the middle of the frame. */
export function zoomed(view: ZoomView, factor: number, at: Point): ZoomView {
  const scale = Math.max(1, Math.min(MOST, view.scale * factor));
  if (scale === 1) return WHOLE;
  const grown = scale / view.scale;
  return { scale, x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown };
}

/** Not so far that less than the frame is filled. */
export function keptInFrame(view: ZoomView, content: Extent, frame: Extent): ZoomView {
  const most = (size: number, room: number) => Math.max(0, (size * view.scale - room) / 2);
  const [x, y] = [most(content.width, frame.width), most(content.height, frame.height)];
  return { ...view, x: Math.max(-x, Math.min(x, view.x)), y: Math.max(-y, Math.min(y, view.y)) };
}
