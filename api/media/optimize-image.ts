import type { Endpoints } from '#contract/index';
import type { WantedWatermark } from '#contract/media/admin-image-options';
import type { ImageFormat } from '#contract/media/schema';
import { type Caller, type Handler, ImageResult } from '../dispatch/handler';
import { invalid, notFound } from '../dispatch/problem';
import { contentMark } from './addresses';
import type { Providers } from './providers/providers';
import { createRendition, type Rendition } from './rendition';
import type { Renditions } from './renditions';
import type { MediaStore, StoredOriginal } from './store';
import { administratorsImage, isSameImage, visitorsImage, type WantedImage } from './wanted-image';
import { WatermarkUnreadable } from './watermark-layout';

interface ImageParts {
  readonly store: Pick<MediaStore, 'findOriginal'>;
  readonly providers: Providers;
  readonly renditions: Renditions;
}

export function optimizeImage(parts: ImageParts): Handler<Endpoints['optimizeImage']> {
  return async ({ params, query }, caller) => {
    const original = await parts.store.findOriginal(params.id);
    if (!original) throw absent(params.id);
    const [visitors, administrators] = [
      visitorsImage(original, query),
      administratorsImage(original, query),
    ];
    const isPrivate = original.privacy !== 'public';
    const isSameForAll = isSameImage(visitors, administrators);
    // Checking for an admin queries the database; most requests get the same image either way.
    const isTheirs = (isPrivate || !isSameForAll) && (await caller.isAdministrator());
    if (isTheirs) return buildAdminResponse(parts, original, administrators, caller);
    if (isPrivate) throw absent(params.id);
    const isForGood = isSameForAll && query.v === contentMark(original);
    return buildVisitorResponse(parts, original, visitors, isForGood, caller);
  };
}

const absent = (id: string) => notFound(`There is no image ${id}.`);

/** Must not be stored by shared caches, nor shown after sign-out. */
async function buildAdminResponse(
  { store, providers, renditions }: ImageParts,
  original: StoredOriginal,
  { options, format, watermark }: WantedImage,
  { accepts, signal }: Caller,
): Promise<ImageResult> {
  const mark = watermark && (await watermarkFile(store, watermark));
  const all = {
    ...options,
    format: format ?? formatFor(accepts),
    watermark: mark && { contentHash: mark.content_hash, position: watermark.position },
  };
  const rendition = createRendition(original, all, providers, mark);
  return new ImageResult({
    ...toImageHeaders(rendition, format),
    cacheControl: 'private, no-cache',
    bytes: () => renditions.image(rendition, signal).catch(withoutWatermark),
  });
}

/** Immutable URLs use the endpoint's `Cache-Control`; others are revalidated. */
async function buildVisitorResponse(
  { providers, renditions }: ImageParts,
  original: StoredOriginal,
  { options, format }: WantedImage,
  isForGood: boolean,
  { accepts, signal }: Caller,
): Promise<ImageResult> {
  const of = (made: ImageFormat) =>
    createRendition(original, { ...options, format: made }, providers);
  // AVIF encoding is too slow while a client waits.
  const smallest = format === undefined && accepts('image/avif') ? of('avif') : undefined;
  const ready = smallest && (await renditions.isMade(smallest.key)) ? smallest : undefined;
  const rendition = ready ?? of(format ?? formatFor(accepts));
  return new ImageResult({
    ...toImageHeaders(rendition, format),
    ...(!isForGood && { cacheControl: 'no-cache' }),
    bytes: async () => {
      const image = await renditions.image(rendition, signal);
      if (smallest && !ready) renditions.makeAhead(smallest);
      return image;
    },
  });
}

const formatFor = (accepts: Caller['accepts']): ImageFormat =>
  accepts('image/webp') ? 'webp' : 'jpeg';

const toImageHeaders = ({ key, options }: Rendition, caller: ImageFormat | undefined) => ({
  contentType: `image/${options.format}`,
  tag: `"${key}"`,
  negotiated: caller === undefined,
});

async function watermarkFile(
  store: ImageParts['store'],
  { id }: WantedWatermark,
): Promise<StoredOriginal> {
  const file = await store.findOriginal(id);
  if (!file) throw notAWatermark();
  return file;
}

function withoutWatermark(error: unknown): never {
  throw error instanceof WatermarkUnreadable ? notAWatermark() : error;
}

function notAWatermark() {
  const message = 'watermark_id must be that of a picture in the library';
  return invalid('The request is not valid.', [{ path: 'watermark_id', message }]);
}
