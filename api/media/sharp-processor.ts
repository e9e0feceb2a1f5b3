import sharp from 'sharp';
import { imageKinds } from '#contract/media/schema';
import { computeDominantColor } from './dominant-color';
import { createImageProcessor, type ImageHeader } from './image-processor';
import { decodeOptions, decodeTimeout } from './sharp-limits';

export const sharpProcessor = createImageProcessor({
  readHeader,

  computeDominantColor,

  async toJpeg(bytes, { maxSide, quality }) {
    const { data, info } = await sharp(bytes, decodeOptions)
      .timeout(decodeTimeout)
      .autoOrient()
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  },
});

async function readHeader(bytes: Uint8Array): Promise<ImageHeader | undefined> {
  try {
    const { format, compression, autoOrient } = await sharp(bytes, {
      limitInputPixels: false,
    }).metadata();
    const isAvif = format === 'heif' && compression === 'av1';
    const kind = isAvif ? 'avif' : imageKinds.find((known) => known === format);
    return kind && { format: kind, ...autoOrient };
  } catch {
    return undefined;
  }
}
