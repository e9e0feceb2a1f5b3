import type { ImageKind } from '#contract/media/schema';
import type { Size } from './target-size';

/** What an image says of itself; its size once it stands upright. */
export interface ImageHeader extends Size {
  readonly format: ImageKind;
}

/** An image encoded again. */
export interface EncodedImage extends Size {
  readonly bytes: Uint8Array;
}

interface EncodingLimits {
  /** Pixels of the longer side. */
  readonly longestSide: number;
  readonly quality: number;
}

/** What is done with the bytes of images that are sent. */
export interface ImageProcessor {
  /** Reads what a file says of itself and decodes nothing; undefined where it is no image of a kind that is taken. */
  readHeader(bytes: Uint8Array): Promise<ImageHeader | undefined>;
  /** The dominant color, `#rrggbb`, on white where the image is transparent. Rejects an image that is broken. */
  dominantColor(bytes: Uint8Array): Promise<string>;
  /** The first frame as an upright JPEG on white, with no metadata. Rejects an image that is broken. */
  toJpeg(bytes: Uint8Array, limits: EncodingLimits): Promise<EncodedImage>;
}
