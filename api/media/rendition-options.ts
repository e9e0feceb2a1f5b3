import type { ImageFormat, WatermarkPosition } from '#contract/media/schema';
import type { FocalCrop } from './focal-crop';
import type { Size } from './target-size';

/** Part of every cache key: increment it when the same options give different bytes. */
export const pipelineVersions: Readonly<Record<ImageFormat, number>> = {
  jpeg: 3,
  png: 3,
  webp: 3,
  avif: 5,
};

/** `width` and `height` are filled; overflow is cropped. */
export interface RenditionOptions extends Size {
  readonly quality: number;
  readonly format: ImageFormat;
  /** Undefined for a centered crop. */
  readonly focalCrop?: FocalCrop | undefined;
  /** Sigma in pixels. */
  readonly blur?: number | undefined;
  readonly grayscale?: boolean | undefined;
  /** Applied last: not blurred or grayscaled. */
  readonly watermark?: WatermarkPlacement | undefined;
}

/** `contentHash` is the SHA-256 of the watermark's file. */
interface WatermarkPlacement {
  readonly contentHash: string;
  readonly position: WatermarkPosition;
}

/**
 * Applies the EXIF orientation, resizes and encodes; drops metadata. Rejects an invalid image, and an invalid watermark
 * with `UnreadableWatermarkError`.
 */
export type RenderImage = (
  original: Uint8Array,
  options: RenditionOptions,
  watermarkBytes?: Uint8Array,
) => Promise<Uint8Array>;
