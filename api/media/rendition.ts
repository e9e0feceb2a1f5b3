import { sha256OfText } from '../platform/digest';
import type { Providers } from './providers/providers';
import { pipelineVersion, type RenditionOptions } from './rendition-options';
import type { StoredOriginal } from './store';

/** Undefined if the original is gone. */
export type ReadOriginal = () => Promise<Uint8Array | undefined>;

export interface Rendition {
  /** Unique per content and options. */
  readonly key: string;
  readonly options: RenditionOptions;
  /** Brings the originals into the local cache; may take long, and keeps nothing in memory. */
  readonly bringNear: (signal: AbortSignal) => Promise<void>;
  readonly readOriginal: ReadOriginal;
  readonly readWatermark?: ReadOriginal | undefined;
}

export function createRendition(
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
    readOriginal: createReader(original, providers),
    readWatermark: watermark && createReader(watermark, providers),
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

const createReader =
  ({ provider, stored_name }: StoredOriginal, providers: Providers): ReadOriginal =>
  () =>
    providers.of(provider).read(stored_name);

export function renditionKey(contentHash: string, options: RenditionOptions): string {
  const { width, height, quality, format } = options;
  const made = [pipelineVersion, contentHash, width, height, quality, format, ...extras(options)];
  return sha256OfText(made.join(' ')).slice(0, 32);
}

/** Rare options; keys of other images do not contain them. */
function extras({ cut, blur, grayscale, watermark }: RenditionOptions): (string | number)[] {
  return [
    ...(cut ? ['cut', cut.scaled.width, cut.scaled.height, cut.left, cut.top] : []),
    ...(blur ? ['blur', blur] : []),
    ...(grayscale ? ['grayscale'] : []),
    ...(watermark ? ['watermark', watermark.contentHash, watermark.position] : []),
  ];
}
