import { buildCroppedImageUrl } from '#contract/media/image-options';

/** Google's recommended aspect ratios: 1:1, 4:3 and 16:9. */
const sizes = [
  { width: 800, height: 800 },
  { width: 800, height: 600 },
  { width: 800, height: 450 },
];

/** Absolute URLs, one per aspect ratio. */
export const buildAspectRatioUrls = (url: string, origin: string): string[] =>
  sizes.map((size) => origin + buildCroppedImageUrl(url, size));
