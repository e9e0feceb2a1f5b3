import type { ImageFormat, WatermarkPosition } from '#contract/media/schema';
import type { Cut } from './focal-cut';
import type { Size } from './target-size';

/** Changes whenever the same options would give other bytes than before. */
export const pipelineVersion = 3;

/** What an image is made into; what does not fit the shape is cut off. */
export interface RenditionOptions extends Size {
  readonly quality: number;
  readonly format: ImageFormat;
  /** Where the shape is cut out, unless it is the middle. */
  readonly cut?: Cut | undefined;
  /** Sigma in pixels. */
  readonly blur?: number | undefined;
  readonly grayscale?: boolean | undefined;
  /** What lies over the picture, in its own colours and sharp. */
  readonly watermark?: LaidWatermark | undefined;
}

/** A watermark by the SHA-256 of its file. */
export interface LaidWatermark {
  readonly contentHash: string;
  readonly position: WatermarkPosition;
}

/**
 * Turns an image upright, sizes and encodes it; the metadata of the original stays behind. `mark` has the bytes of
 * the watermark, as far as there are any. Rejects what is no image, and with `WatermarkUnreadable` a watermark that is none.
 */
export type RenderImage = (
  original: Uint8Array,
  options: RenditionOptions,
  mark?: Uint8Array,
) => Promise<Uint8Array>;
