import { maxImagePixels } from '#contract/media/image-files';
import type { ImageKind } from '#contract/media/schema';
import type { Size } from './target-size';

/** Size after the EXIF orientation is applied. */
export interface ImageHeader extends Size {
  readonly format: ImageKind;
}

interface EncodedImage extends Size {
  readonly bytes: Uint8Array;
}

interface EncodingLimits {
  /** Pixels. */
  readonly maxSide: number;
  readonly quality: number;
}

interface ImageDecoder {
  /** Decodes no pixels; undefined for an unsupported format. */
  readHeader(bytes: Uint8Array): Promise<ImageHeader | undefined>;
  /** `#rrggbb`, on white where transparent. Rejects a broken image. */
  computeDominantColor(bytes: Uint8Array): Promise<string>;
  /** The first frame, upright, on white, without metadata. Rejects a broken image. */
  toJpeg(bytes: Uint8Array, limits: EncodingLimits): Promise<EncodedImage>;
}

/** `color` is the dominant one. */
export interface ProbedImage extends ImageHeader {
  readonly color: string;
}

/** An upright JPEG without metadata. */
export interface NormalizedImage extends EncodedImage {
  readonly color: string;
}

/** Why an image isn't decoded. */
export type ImageProblem = 'not-an-image' | 'too-large';

/** Both take an upload in one call, because its bytes may be sent to another process. */
export interface ImageProcessor extends Pick<ImageDecoder, 'readHeader'> {
  /** Decodes the first frame. Rejects a broken image. */
  probe(bytes: Uint8Array): Promise<ProbedImage | ImageProblem>;
  /** Decodes and re-encodes the first frame. Rejects a broken image. */
  normalize(bytes: Uint8Array): Promise<NormalizedImage | ImageProblem>;
}

/** Pixels; JPEG quality. */
const jpegLimits: EncodingLimits = { maxSide: 2560, quality: 85 };

export function createImageProcessor(decoder: ImageDecoder): ImageProcessor {
  /** Passes the header to `decode` unless it has a problem. */
  async function decodeIfUsable<Image>(
    bytes: Uint8Array,
    decode: (header: ImageHeader) => Promise<Image>,
  ): Promise<Image | ImageProblem> {
    const header = await decoder.readHeader(bytes);
    if (!header) return 'not-an-image';
    return header.width * header.height > maxImagePixels ? 'too-large' : decode(header);
  }

  return {
    readHeader: decoder.readHeader,

    probe: (bytes) =>
      decodeIfUsable(bytes, async (header) => ({
        ...header,
        color: await decoder.computeDominantColor(bytes),
      })),

    normalize: (bytes) =>
      decodeIfUsable(bytes, async () => {
        const encoded = await decoder.toJpeg(bytes, jpegLimits);
        return { ...encoded, color: await decoder.computeDominantColor(encoded.bytes) };
      }),
  };
}
