import type { downloadMediaFile } from '#contract/media/admin-endpoints';
import { imageFileName } from '#contract/media/image-files';
import type { ImageKind } from '#contract/media/schema';
import { type Handler, ImageResult } from '../dispatch/handler';
import { notFound } from '../dispatch/problem';
import type { StreamedBytes } from './disk-cache';
import { existingOriginal } from './existing';
import type { Providers } from './providers/providers';
import { createRendition } from './rendition';
import type { Renditions } from './renditions';
import type { MediaStore, StoredOriginal } from './store';
import { downloadCopy } from './wanted-image';

interface DownloadParts {
  readonly store: MediaStore;
  readonly providers: Providers;
  readonly renditions: Renditions;
}

/** Serves the original to admins, and to visitors a copy without its metadata. */
export function downloadFile(parts: DownloadParts): Handler<typeof downloadMediaFile> {
  const { store, providers, renditions } = parts;
  return async ({ params: { id } }, { isAdministrator, signal }) => {
    const original = await existingOriginal(store, id);
    if (await isAdministrator()) return buildOriginalResponse(original, providers, signal);
    if (original.privacy !== 'public') throw notFound(`There is no file ${id}.`);
    const copy = createRendition(original, downloadCopy(original), providers);
    return new ImageResult({
      ...toFileHeaders(original, copy.options.format),
      tag: `"${copy.key}"`,
      negotiated: false,
      bytes: () => renditions.image(copy, signal),
    });
  };
}

const buildOriginalResponse = (
  original: StoredOriginal,
  providers: Providers,
  signal: AbortSignal,
): ImageResult =>
  new ImageResult({
    ...toFileHeaders(original, original.format),
    tag: `"${original.content_hash}"`,
    cacheControl: 'private, no-cache',
    negotiated: false,
    bytes: () => originalBytes(original, providers, signal),
  });

async function originalBytes(
  { provider, stored_name }: StoredOriginal,
  providers: Providers,
  signal: AbortSignal,
): Promise<Uint8Array | StreamedBytes> {
  const { stream, read } = providers.of(provider);
  const bytes = await (stream ? stream(stored_name) : read(stored_name, signal));
  if (!bytes) throw notFound('The original of this image is gone.');
  return bytes;
}

const toFileHeaders = ({ title }: StoredOriginal, format: ImageKind) => ({
  contentType: `image/${format}`,
  fileName: imageFileName(title, format),
});
