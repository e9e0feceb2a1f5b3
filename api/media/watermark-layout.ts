import type { WatermarkPosition } from '#contract/media/schema';
import type { Size } from './target-size';

const maxWidthShare = 1 / 5;
const marginShare = 1 / 50;

export class UnreadableWatermarkError extends Error {}

/** At most a fifth of the image's width. */
export const computeWatermarkBox = (image: Size): Size => ({
  width: Math.max(1, Math.floor(image.width * maxWidthShare)),
  height: image.height,
});

/** Top left corner in pixels: inside the image, with a margin if there is room. */
export function computeWatermarkOffset(
  image: Size,
  watermark: Size,
  position: WatermarkPosition,
): { readonly left: number; readonly top: number } {
  const { x, y } = toAnchor(position);
  const gap = Math.round(image.width * marginShare);
  return {
    left: computeOffset(image.width - watermark.width, gap, x),
    top: computeOffset(image.height - watermark.height, gap, y),
  };
}

function toAnchor(position: WatermarkPosition): { readonly x: number; readonly y: number } {
  const [top, bottom] = [position.startsWith('top'), position.startsWith('bottom')];
  const [left, right] = [position.endsWith('left'), position.endsWith('right')];
  return { x: toFraction(left, right), y: toFraction(top, bottom) };
}

function toFraction(isAtStart: boolean, isAtEnd: boolean): number {
  if (isAtStart) return 0;
  return isAtEnd ? 1 : 0.5;
}

/** Distance before the watermark; the margin shrinks if there is little space. */
function computeOffset(space: number, preferredGap: number, fraction: number): number {
  const gap = Math.min(preferredGap, Math.floor(space / 2));
  return gap + Math.round((space - 2 * gap) * fraction);
}
