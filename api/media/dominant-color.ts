import sharp from 'sharp';
import { careful, patience } from './careful';

const side = 64;

/** `#rrggbb`, on white where transparent. Decodes the full image, so it rejects one that is broken anywhere. */
export async function dominantColor(image: Uint8Array): Promise<string> {
  const small = await sharp(image, careful)
    .timeout(patience)
    .resize(side, side, { fit: 'inside' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .png()
    .toBuffer();
  const { r, g, b } = (await sharp(small).stats()).dominant;
  return `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
