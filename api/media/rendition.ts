import { sha256OfText } from '../platform/digest';
import type { StoredOriginal } from './media-store';
import type { ProviderRegistry } from './providers/provider-registry';
import { pipelineVersions, type RenditionOptions } from './rendition-options';

/** Undefined if the original is gone. */
export type ReadOriginal = () => Promise<Uint8Array | undefined>;

export interface Rendition {
  /** Unique per content and options. */
  readonly key: string;
  readonly options: RenditionOptions;
  /** Downloads the originals into the local cache; may take long, and holds nothing in memory. */
  readonly prefetch: (signal: AbortSignal) => Promise<void>;
  readonly readOriginal: ReadOriginal;
  readonly readWatermark?: ReadOriginal | undefined;
}

export function createRendition(
  original: StoredOriginal,
  options: RenditionOptions,
  providers: ProviderRegistry,
  watermark?: StoredOriginal,
): Rendition {
  return {
    key: buildRenditionKey(original.content_hash, options),
    options,
    prefetch: (signal) =>
      prefetch(watermark ? [original, watermark] : [original], providers, signal),
    readOriginal: createReader(original, providers),
    readWatermark: watermark && createReader(watermark, providers),
  };
}

async function prefetch(
  originals: readonly StoredOriginal[],
  providers: ProviderRegistry,
  signal: AbortSignal,
): Promise<void> {
  await Promise.all(
    originals.map(({ provider, stored_name }) =>
      providers.get(provider).prefetch?.(stored_name, signal),
    ),
  );
}

const createReader =
  ({ provider, stored_name }: StoredOriginal, providers: ProviderRegistry): ReadOriginal =>
  () =>
    providers.get(provider).read(stored_name);

export function buildRenditionKey(contentHash: string, options: RenditionOptions): string {
  const { width, height, quality, format } = options;
  const keyParts = [
    pipelineVersions[format],
    contentHash,
    width,
    height,
    quality,
    format,
    ...optionalKeyParts(options),
  ];
  return toKeyPrefix(contentHash) + sha256OfText(keyParts.join(' ')).slice(0, 20);
}

/** Begins the keys of all renditions of an image. */
export const toKeyPrefix = (contentHash: string): string => contentHash.slice(0, 12);

/** Rare options; keys of other images do not contain them. */
function optionalKeyParts({
  focalCrop,
  blur,
  grayscale,
  watermark,
}: RenditionOptions): (string | number)[] {
  return [
    ...(focalCrop
      ? [
          'cut',
          focalCrop.scaledSize.width,
          focalCrop.scaledSize.height,
          focalCrop.left,
          focalCrop.top,
        ]
      : []),
    ...(blur ? ['blur', blur] : []),
    ...(grayscale ? ['grayscale'] : []),
    ...(watermark ? ['watermark', watermark.contentHash, watermark.position] : []),
  ];
}
