import type { downloadMediaFile } from '#contract/media/admin-endpoints';
import { buildImageFileName } from '#contract/media/image-files';
import type { ImageKind } from '#contract/media/schema';
import { type Handler, ImageResult } from '../dispatch/handler';
import { notFoundError } from '../dispatch/http-error';
import type { MediaStore, StoredOriginal } from './media-store';
import type { ProviderRegistry } from './providers/provider-registry';
import { createRendition } from './rendition';
import type { RenditionService } from './rendition-service';
import { resolveDownloadCopy } from './requested-image';
import { requireOriginal } from './require-file';
import type { StreamedFile } from './verified-file';

interface DownloadDependencies {
  readonly store: MediaStore;
  readonly providers: ProviderRegistry;
  readonly renditions: RenditionService;
}

/** Admins get the original, visitors a copy without its metadata. */
export function createDownloadHandler(
  dependencies: DownloadDependencies,
): Handler<typeof downloadMediaFile> {
  const { store, providers, renditions } = dependencies;
  return async ({ params: { id } }, { isAdmin, signal }) => {
    const original = await requireOriginal(store, id);
    if (await isAdmin()) return buildOriginalResponse(original, providers, signal);
    if (original.privacy !== 'public') throw notFoundError(`There is no file ${id}.`);
    const copy = createRendition(original, resolveDownloadCopy(original), providers);
    return new ImageResult({
      ...toFileHeaders(original, copy.options.format),
      etag: `"${copy.key}"`,
      variesByAccept: false,
      getBytes: () => renditions.getImage(copy, signal),
    });
  };
}

const buildOriginalResponse = (
  original: StoredOriginal,
  providers: ProviderRegistry,
  signal: AbortSignal,
): ImageResult =>
  new ImageResult({
    ...toFileHeaders(original, original.format),
    etag: `"${original.content_hash}"`,
    cacheControl: 'private, no-cache',
    variesByAccept: false,
    getBytes: () => readOriginal(original, providers, signal),
  });

async function readOriginal(
  { provider, stored_name }: StoredOriginal,
  providers: ProviderRegistry,
  signal: AbortSignal,
): Promise<Uint8Array | StreamedFile> {
  const { stream, read } = providers.get(provider);
  const bytes = await (stream ? stream(stored_name, signal) : read(stored_name, signal));
  if (!bytes) throw notFoundError('The original of this image is gone.');
  return bytes;
}

const toFileHeaders = ({ title }: StoredOriginal, format: ImageKind) => ({
  contentType: `image/${format}`,
  fileName: buildImageFileName(title, format),
});
