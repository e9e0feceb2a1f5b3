import type { WatermarkPosition } from '#contract/media/schema';
import type { Size } from './target-size';

/** Shares of a picture's width. */
const widest = 1 / 5;
const margin = 1 / 50;

/** What is to be a watermark is no picture that can be read. */
export class WatermarkUnreadable extends Error {}

/** The size inside which a watermark has to stay: no wider than a fifth of the picture. */
export const watermarkBox = (picture: Size): Size => ({
  width: Math.max(1, Math.floor(picture.width * widest)),
  height: picture.height,
});

/** The pixels left of a watermark and above it: nowhere over the edges, and at a margin from them where there is room. */
export function watermarkOffset(
  picture: Size,
  mark: Size,
  position: WatermarkPosition,
): { readonly left: number; readonly top: number } {
  const { x, y } = placeOf(position);
  const gap = Math.round(picture.width * margin);
  return {
    left: offset(picture.width - mark.width, gap, x),
    top: offset(picture.height - mark.height, gap, y),
  };
}

/** 0 at the left or the top, 1 at the right or the bottom. */
function placeOf(position: WatermarkPosition): { readonly x: number; readonly y: number } {
  const [top, bottom] = [position.startsWith('top'), position.startsWith('bottom')];
  const [left, right] = [position.endsWith('left'), position.endsWith('right')];
  return { x: share(left, right), y: share(top, bottom) };
}

function share(atStart: boolean, atEnd: boolean): number {
  if (atStart) return 0;
  return atEnd ? 1 : 0.5;
}

/** Of the room beside the watermark, the part before it; the margin shrinks where there is little. */
function offset(room: number, wanted: number, place: number): number {
  const gap = Math.min(wanted, Math.floor(room / 2));
  return gap + Math.round((room - 2 * gap) * place);
}
