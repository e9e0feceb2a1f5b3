import sharp, { type OverlayOptions } from 'sharp';
import type { WatermarkPosition } from '#contract/media/schema';
import { careful, patience } from './careful';
import type { Size } from './target-size';
import { WatermarkUnreadable, watermarkBox, watermarkOffset } from './watermark-layout';

/** Rejects with `UnreadableWatermarkError`. */
export async function watermarkOn(
  image: Size,
  mark: Uint8Array | undefined,
  position: WatermarkPosition,
): Promise<OverlayOptions> {
  const { data, info } = await scaledDown(mark, watermarkBox(image));
  return {
    input: data,
    raw: { width: info.width, height: info.height, channels: info.channels },
    ...watermarkOffset(image, info, position),
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
