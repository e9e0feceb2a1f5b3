import type { WatermarkPosition } from '#contract/media/schema';
import type { Size } from './target-size';

const widest = 1 / 5;
const margin = 1 / 50;

export class WatermarkUnreadable extends Error {}

/** At most a fifth of the image's width. */
export const watermarkBox = (image: Size): Size => ({
  width: Math.max(1, Math.floor(image.width * widest)),
  height: image.height,
});

/** Top left corner in pixels: inside the image, with a margin if there is room. */
export function watermarkOffset(
  image: Size,
  mark: Size,
  position: WatermarkPosition,
): { readonly left: number; readonly top: number } {
  const { x, y } = toAnchor(position);
  const gap = Math.round(image.width * margin);
  return {
    left: offset(image.width - mark.width, gap, x),
    top: offset(image.height - mark.height, gap, y),
  };
}

function toAnchor(position: WatermarkPosition): { readonly x: number; readonly y: number } {
  const [top, bottom] = [position.startsWith('top'), position.startsWith('bottom')];
  const [left, right] = [position.endsWith('left'), position.endsWith('right')];
  return { x: share(left, right), y: share(top, bottom) };
}

function share(atStart: boolean, atEnd: boolean): number {
  if (atStart) return 0;
  return atEnd ? 1 : 0.5;
}

/** Distance before the watermark; the margin shrinks if there is little space. */
function offset(room: number, wanted: number, place: number): number {
  const gap = Math.min(wanted, Math.floor(room / 2));
  return gap + Math.round((room - 2 * gap) * place);
}
