import { croppedImageUrl } from '#contract/media/image-options';

/** The shapes that search results show: 1:1, 4:3 and 16:9. */
const sizes = [
  { width: 800, height: 800 },
  { width: 800, height: 600 },
  { width: 800, height: 450 },
];

/** Absolute URLs of a library image in each shape that search results show. */
export const buildImageUrls = (url: string, origin: string): string[] =>
  sizes.map((size) => origin + croppedImageUrl(url, size));
