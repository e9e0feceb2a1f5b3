import sharp from 'sharp';
import { decodeOptions, decodeTimeout } from './sharp-limits';

const thumbnailSide = 64;

/** `#rrggbb`, on white where transparent. Decodes the full image, so it rejects one that is broken anywhere. */
export async function computeDominantColor(image: Uint8Array): Promise<string> {
  const thumbnail = await sharp(image, decodeOptions)
    .timeout(decodeTimeout)
    .resize(thumbnailSide, thumbnailSide, { fit: 'inside' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .png()
    .toBuffer();
  const { r, g, b } = (await sharp(thumbnail).stats()).dominant;
  return `#${[r, g, b].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
