import sharp, { type OverlayOptions } from 'sharp';
import type { WatermarkPosition } from '#contract/media/schema';
import { decodeOptions, decodeTimeout } from './sharp-limits';
import type { Size } from './target-size';
import {
  computeWatermarkBox,
  computeWatermarkOffset,
  UnreadableWatermarkError,
} from './watermark-layout';

/** Rejects with `UnreadableWatermarkError`. */
export async function createWatermarkOverlay(
  image: Size,
  watermarkBytes: Uint8Array | undefined,
  position: WatermarkPosition,
): Promise<OverlayOptions> {
  const { data, info } = await scaleWatermark(watermarkBytes, computeWatermarkBox(image));
  return {
    input: data,
    raw: { width: info.width, height: info.height, channels: info.channels },
    ...computeWatermarkOffset(image, info, position),
  };
}

async function scaleWatermark(watermarkBytes: Uint8Array | undefined, { width, height }: Size) {
  if (!watermarkBytes) throw new UnreadableWatermarkError('The watermark is gone.');
  try {
    return await sharp(watermarkBytes, decodeOptions)
      .timeout(decodeTimeout)
      .autoOrient()
      .resize({ width, height, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch (cause) {
    throw new UnreadableWatermarkError('The watermark cannot be read.', { cause });
  }
}
