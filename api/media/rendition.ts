import { sha256OfText } from '../platform/digest';
import type { Providers } from './providers/providers';
import { pipelineVersion, type RenditionOptions } from './rendition-options';
import type { StoredOriginal } from './store';

/** Answers the bytes of an original; undefined when they are gone. */
export type ReadOriginal = () => Promise<Uint8Array | undefined>;

/** An image that can be made of an original. */
export interface Rendition {
  /** Names the image among all that are ever made. */
  readonly key: string;
  readonly options: RenditionOptions;
  /** Has all that is read for it lie near; may take long, and keeps nothing of it in memory. */
  readonly bringNear: (signal: AbortSignal) => Promise<void>;
  readonly readOriginal: ReadOriginal;
  /** Where the options name a watermark. */
  readonly readWatermark?: ReadOriginal | undefined;
}

/** The image that these options make of a library file. */
export function renditionOf(
  original: StoredOriginal,
  options: RenditionOptions,
  providers: Providers,
  watermark?: StoredOriginal,
): Rendition {
  return {
    key: renditionKey(original.content_hash, options),
    options,
    bringNear: (signal) =>
      bringNear(watermark ? [original, watermark] : [original], providers, signal),
    readOriginal: readerOf(original, providers),
    readWatermark: watermark && readerOf(watermark, providers),
  };
}

async function bringNear(
  originals: readonly StoredOriginal[],
  providers: Providers,
  signal: AbortSignal,
): Promise<void> {
  await Promise.all(
    originals.map(({ provider, stored_name }) =>
      providers.of(provider).bringNear?.(stored_name, signal),
    ),
  );
}

const readerOf =
  ({ provider, stored_name }: StoredOriginal, providers: Providers): ReadOriginal =>
  () =>
    providers.of(provider).read(stored_name);

/** Names the image that these options make of this content. */
export function renditionKey(contentHash: string, options: RenditionOptions): string {
  const { width, height, quality, format } = options;
  const made = [pipelineVersion, contentHash, width, height, quality, format, ...extras(options)];
  return sha256OfText(made.join(' ')).slice(0, 32);
}

/** What few images have; the others are named without it. */
function extras({ cut, blur, grayscale, watermark }: RenditionOptions): (string | number)[] {
  return [
    ...(cut ? ['cut', cut.scaled.width, cut.scaled.height, cut.left, cut.top] : []),
    ...(blur ? ['blur', blur] : []),
    ...(grayscale ? ['grayscale'] : []),
    ...(watermark ? ['watermark', watermark.contentHash, watermark.position] : []),
  ];
}
