import { maxImagePixels } from '#contract/media/image-files';

/**
 * Rejects truncated images (but not the minor errors that phones write, which every viewer tolerates) and images with
 * too many pixels.
 */
export const decodeOptions = { limitInputPixels: maxImagePixels, failOn: 'error' } as const;

/** No image may occupy a core indefinitely. */
export const decodeTimeout = { seconds: 30 } as const;
