import type { BilingualText } from './language';
import type { MediaFile } from './media';

/**
 * What a product's image is said to show: the words that were written for it there, whatever their language; else those
 * of the library. The title of the file, which such words begin with, says less than the library does.
 */
export const productAlt = (
  written: string | null,
  { title, alt }: Pick<MediaFile, 'title' | 'alt'>,
): BilingualText => (written === null || written === title ? alt : { en: written, es: written });
