import sharp, { type OverlayOptions } from 'sharp';
import type { WatermarkPosition } from '#contract/media/schema';
import { careful, patience } from './careful';
import type { Size } from './target-size';

/** Shares of a picture's width. */
const widest = 1 / 5;
const margin = 1 / 50;

/** What is to be a watermark is no picture that can be read. */
export class WatermarkUnreadable extends Error {}

/**
 * A watermark as it lies on a picture of a size: no wider than a fifth of it, nowhere over its edges, and at a
 * margin from them where there is room. Rejects with `WatermarkUnreadable`.
 */
export async function watermarkOn(
  picture: Size,
  mark: Uint8Array | undefined,
  position: WatermarkPosition,
): Promise<OverlayOptions> {
  const { data, info } = await scaledDown(mark, {
    width: Math.max(1, Math.floor(picture.width * widest)),
    height: picture.height,
  });
  const { x, y } = placeOf(position);
  const gap = Math.round(picture.width * margin);
  return {
    input: data,
    raw: { width: info.width, height: info.height, channels: info.channels },
    left: offset(picture.width - info.width, gap, x),
    top: offset(picture.height - info.height, gap, y),
  };
}

async function scaledDown(mark: Uint8Array | undefined, { width, height }: Size) {
  if (!mark) throw new WatermarkUnreadable('The watermark is gone.');
  try {
    return await sharp(mark, careful)
      .timeout(patience)
      .autoOrient()
      .resize({ width, height, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch (cause) {
    throw new WatermarkUnreadable('The watermark cannot be read.', { cause });
  }
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
