import { defaultLanguage } from '#contract/core/language';
import { invalidRequest } from '#contract/core/messages';
import type { Endpoints } from '#contract/index';
import type { WatermarkOptions } from '#contract/media/admin-image-options';
import type { ImageFormat } from '#contract/media/schema';
import { type Handler, type HandlerContext, ImageResult } from '../dispatch/handler';
import { badRequestError, notFoundError } from '../dispatch/http-error';
import { computeContentVersion } from './image-url';
import type { MediaStore, StoredOriginal } from './media-store';
import type { ProviderRegistry } from './providers/provider-registry';
import { createRendition, type Rendition } from './rendition';
import type { RenditionService } from './rendition-service';
import {
  isSameImage,
  type RequestedImage,
  resolveAdminImage,
  resolveVisitorImage,
} from './requested-image';
import { UnreadableWatermarkError } from './watermark-layout';

interface OptimizeImageDependencies {
  readonly store: Pick<MediaStore, 'findOriginal'>;
  readonly providers: ProviderRegistry;
  readonly renditions: RenditionService;
}

export function createOptimizeImageHandler(
  dependencies: OptimizeImageDependencies,
): Handler<Endpoints['optimizeImage']> {
  return async ({ params, query }, caller) => {
    const original = await dependencies.store.findOriginal(params.id);
    if (!original) throw createImageNotFoundError(params.id);
    const [visitorImage, adminImage] = [
      resolveVisitorImage(original, query),
      resolveAdminImage(original, query),
    ];
    const isPrivate = original.privacy !== 'public';
    const isSameForAll = isSameImage(visitorImage, adminImage);
    // Checking for an admin queries the database; most requests get the same image either way.
    const isAdminImage = (isPrivate || !isSameForAll) && (await caller.isAdmin());
    if (isAdminImage) return buildAdminResponse(dependencies, original, adminImage, caller);
    if (isPrivate) throw createImageNotFoundError(params.id);
    const isImmutable = isSameForAll && query.v === computeContentVersion(original);
    return buildVisitorResponse(dependencies, original, visitorImage, isImmutable, caller);
  };
}

const createImageNotFoundError = (id: string) => notFoundError(`There is no image ${id}.`);

/** Must not be stored by shared caches, nor shown after sign-out. */
async function buildAdminResponse(
  { store, providers, renditions }: OptimizeImageDependencies,
  original: StoredOriginal,
  { options, format, watermark }: RequestedImage,
  { accepts, signal }: HandlerContext,
): Promise<ImageResult> {
  const watermarkOriginal = watermark && (await findWatermark(store, watermark));
  const renditionOptions = {
    ...options,
    format: format ?? chooseFormat(accepts),
    watermark: watermarkOriginal && {
      contentHash: watermarkOriginal.content_hash,
      position: watermark.position,
    },
  };
  const rendition = createRendition(original, renditionOptions, providers, watermarkOriginal);
  return new ImageResult({
    ...toImageHeaders(rendition, format),
    cacheControl: 'private, no-cache',
    getBytes: () => renditions.getImage(rendition, signal).catch(rethrowRenderError),
  });
}

/** Immutable URLs use the endpoint's `Cache-Control`; others are revalidated. */
async function buildVisitorResponse(
  { providers, renditions }: OptimizeImageDependencies,
  original: StoredOriginal,
  { options, format }: RequestedImage,
  isImmutable: boolean,
  { accepts, signal }: HandlerContext,
): Promise<ImageResult> {
  const getRendition = (targetFormat: ImageFormat) =>
    createRendition(original, { ...options, format: targetFormat }, providers);
  // AVIF encoding is too slow while a client waits.
  const avif = format === undefined && accepts('image/avif') ? getRendition('avif') : undefined;
  const ready = avif && (await renditions.isCached(avif.key)) ? avif : undefined;
  const rendition = ready ?? getRendition(format ?? chooseFormat(accepts));
  return new ImageResult({
    ...toImageHeaders(rendition, format),
    ...(!isImmutable && { cacheControl: 'no-cache' }),
    getBytes: async () => {
      const image = await renditions.getImage(rendition, signal);
      if (avif && !ready) renditions.prerender(avif);
      return image;
    },
  });
}

const chooseFormat = (accepts: HandlerContext['accepts']): ImageFormat =>
  accepts('image/webp') ? 'webp' : 'jpeg';

const toImageHeaders = ({ key, options }: Rendition, requestedFormat: ImageFormat | undefined) => ({
  contentType: `image/${options.format}`,
  etag: `"${key}"`,
  variesByAccept: requestedFormat === undefined,
});

async function findWatermark(
  store: OptimizeImageDependencies['store'],
  { id }: WatermarkOptions,
): Promise<StoredOriginal> {
  const file = await store.findOriginal(id);
  if (!file) throw createWatermarkError();
  return file;
}

function rethrowRenderError(error: unknown): never {
  throw error instanceof UnreadableWatermarkError ? createWatermarkError() : error;
}

function createWatermarkError() {
  const message = 'watermark_id must be that of a picture in the library';
  return badRequestError(invalidRequest[defaultLanguage], [{ path: 'watermark_id', message }]);
}
