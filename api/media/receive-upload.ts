import PQueue from 'p-queue';
import type { UploadedFile } from '#contract/core/endpoint';
import { negotiateLanguage } from '#contract/core/parse-request';
import { mediaMessages } from '#contract/media/admin-messages';
import { toFileTitle } from '#contract/media/admin-rules';
import type { MediaFolder, UploadBody } from '#contract/media/admin-schema';
import { productImagesFolder } from '#contract/media/rules';
import type { MediaFile } from '#contract/media/schema';
import { busyError, fieldError } from '../dispatch/http-error';
import { buildFileRow } from './build-file-row';
import type { FetchImage } from './fetch-remote-image';
import type { FolderStore } from './folder-store';
import { ImageError, requireImage } from './image-error';
import type { ImageProcessor } from './image-processor';
import type { MediaStore, NewFile } from './media-store';
import { prerenderImage } from './prerender-image';
import type { ProviderRegistry } from './providers/provider-registry';
import type { RenditionService } from './rendition-service';
import { requireFile, requireOriginal } from './require-file';
import { runInQueue } from './run-in-queue';

/** Images of up to 20 MB each that are in memory at a time. */
const concurrency = 4;

const maxQueued = 50;

/** `Retry-After` in seconds. */
const retryAfterSeconds = 5;

interface UploadDependencies {
  readonly store: MediaStore;
  readonly folders: FolderStore;
  readonly providers: ProviderRegistry;
  readonly images: ImageProcessor;
  readonly renditions: Pick<RenditionService, 'runWithPriority' | 'prerender'>;
  readonly fetchImage: FetchImage;
  readonly clock: () => Date;
}

interface UploadRequest {
  readonly uploadedFile: UploadedFile | undefined;
  readonly fields: UploadBody;
  readonly signal: AbortSignal;
}

/**
 * Adds an upload to the library, without a folder if its folder is deleted meanwhile. Rejects with 400, 413, 415, 503
 * when too many wait, or the provider's error.
 */
export type ReceiveUpload = (upload: UploadRequest) => Promise<MediaFile>;

export function createUploadReceiver(dependencies: UploadDependencies): ReceiveUpload {
  const queue = new PQueue({ concurrency });
  return async (upload) => {
    const folder = await resolveFolder(upload.fields, dependencies.folders);
    if (queue.size >= maxQueued) throw busyError(retryAfterSeconds);
    return runInQueue(queue, () => processUpload(upload, folder, dependencies), {
      signal: upload.signal,
    });
  };
}

interface NamedBytes {
  readonly name: string;
  readonly bytes: Uint8Array;
}

async function processUpload(
  upload: UploadRequest,
  folder: MediaFolder,
  dependencies: UploadDependencies,
): Promise<MediaFile> {
  const { store, images, renditions, fetchImage, clock } = dependencies;
  const { uploadedFile, fields, signal } = upload;
  const source = uploadedFile
    ? { name: uploadedFile.name, bytes: await uploadedFile.bytes() }
    : await fetchImage(fields.file_url ?? '', { signal, language: negotiateLanguage(fields) });
  const image = await renditions.runWithPriority(() => probeUpload(images, source, upload), signal);
  const { title = toFileTitle(source.name), description, tags, privacy } = fields;
  const baseRow = await buildFileRow(source.bytes, image, clock());
  const file = { ...baseRow, title, description, tags, privacy, folder_id: folder.id };
  const storedFile = await storeUpload(file, { source, folder, signal }, dependencies);
  prerenderImage(dependencies, await requireOriginal(store, storedFile.id));
  return requireFile(store, storedFile.id);
}

async function resolveFolder(fields: UploadBody, folders: FolderStore): Promise<MediaFolder> {
  const id = fields.folder_id ?? (await folders.ensure(productImagesFolder));
  const folder = await folders.find(id);
  if (!folder) throw fieldError(400, 'folder_id', mediaMessages.folder, negotiateLanguage(fields));
  return folder;
}

async function probeUpload(
  images: ImageProcessor,
  { name, bytes }: NamedBytes,
  { uploadedFile, fields }: UploadRequest,
) {
  try {
    return await requireImage(name, () => images.probe(bytes));
  } catch (error) {
    if (!(error instanceof ImageError)) throw error;
    const field = uploadedFile ? 'file' : 'file_url';
    throw fieldError(error.status, field, error.localizedMessage, negotiateLanguage(fields));
  }
}

type UnstoredFile = Omit<NewFile, 'provider' | 'stored_name'>;

interface StoreOptions {
  readonly source: NamedBytes;
  readonly folder: MediaFolder;
  readonly signal: AbortSignal;
}

/**
 * Stores the original at the provider, then the row. Removes the original again if the insert fails or the client has
 * disconnected: a canceled upload must not appear in the library.
 */
async function storeUpload(
  file: UnstoredFile,
  { source, folder, signal }: StoreOptions,
  { store, providers: { primary } }: UploadDependencies,
): Promise<NewFile> {
  signal.throwIfAborted();
  const { title, description = '', tags, privacy, format } = file;
  const metadata = { title, description, tags: [...tags], privacy, format, folder: folder.name };
  const stored_name = await primary.store(source.bytes, metadata);
  const storedFile = { ...file, provider: primary.name, stored_name };
  try {
    signal.throwIfAborted();
    await store.insertFile(storedFile);
    return storedFile;
  } catch (error) {
    await primary.remove(stored_name);
    throw error;
  }
}
