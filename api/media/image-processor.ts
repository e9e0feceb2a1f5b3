import type { ImageKind } from '#contract/media/schema';
import type { Size } from './target-size';

/** Size after the EXIF orientation is applied. */
export interface ImageHeader extends Size {
  readonly format: ImageKind;
}

export interface EncodedImage extends Size {
  readonly bytes: Uint8Array;
}

interface EncodingLimits {
  /** Pixels. */
  readonly maxSide: number;
  readonly quality: number;
}

export interface ImageProcessor {
  /** Decodes no pixels; undefined for an unsupported format. */
  readHeader(bytes: Uint8Array): Promise<ImageHeader | undefined>;
  /** `#rrggbb`, on white where transparent. Rejects a broken image. */
  computeDominantColor(bytes: Uint8Array): Promise<string>;
  /** The first frame, upright, on white, without metadata. Rejects a broken image. */
  toJpeg(bytes: Uint8Array, limits: EncodingLimits): Promise<EncodedImage>;
}
