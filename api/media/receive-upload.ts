import PQueue from 'p-queue';
import type { SentFile } from '#contract/core/endpoint';
import { negotiateLanguage } from '#contract/core/parse-request';
import { mediaRules } from '#contract/media/admin-messages';
import { cleanName } from '#contract/media/admin-rules';
import type { MediaFolder, UploadFields } from '#contract/media/admin-schema';
import { productImagesFolder } from '#contract/media/rules';
import type { MediaFile } from '#contract/media/schema';
import { busy, fieldError } from '../dispatch/problem';
import { existingFile, existingOriginal } from './existing';
import type { FolderStore } from './folder-store';
import type { ImageProcessor } from './image-processor';
import { probeImage } from './inspected-picture';
import { newRow } from './new-row';
import { ImageError } from './picture-refusal';
import type { Providers } from './providers/providers';
import type { FetchImage } from './remote-picture';
import { renderAhead } from './render-ahead';
import type { Renditions } from './renditions';
import type { MediaStore, NewFile } from './store';
import { inTurn } from './turn';

/** Images of up to 20 MB each that are in memory at a time. */
const concurrency = 4;

const longestQueue = 50;

/** `Retry-After` in seconds. */
const retryAfter = 5;

interface UploadParts {
  readonly store: MediaStore;
  readonly folders: FolderStore;
  readonly providers: Providers;
  readonly images: ImageProcessor;
  readonly renditions: Pick<Renditions, 'inTurn' | 'makeAhead'>;
  readonly fetchImage: FetchImage;
  readonly clock: () => Date;
}

export interface Upload {
  readonly sent: SentFile | undefined;
  readonly fields: UploadFields;
  readonly signal: AbortSignal;
}

/**
 * Adds an upload to the library, without a folder if its folder is deleted meanwhile. Rejects with 400, 413, 415, 503
 * when too many wait, or the provider's error.
 */
export type ReceiveUpload = (upload: Upload) => Promise<MediaFile>;

export function createUploads(parts: UploadParts): ReceiveUpload {
  const queue = new PQueue({ concurrency });
  return async (upload) => {
    const folder = await resolveFolder(upload.fields, parts.folders);
    if (queue.size >= longestQueue) throw busy(retryAfter);
    return inTurn(queue, () => receive(upload, folder, parts), { signal: upload.signal });
  };
}

interface NamedBytes {
  readonly name: string;
  readonly bytes: Uint8Array;
}

async function receive(
  upload: Upload,
  folder: MediaFolder,
  parts: UploadParts,
): Promise<MediaFile> {
  const { store, images, renditions, fetchImage, clock } = parts;
  const { sent, fields, signal } = upload;
  const named = sent
    ? { name: sent.name, bytes: await sent.bytes() }
    : await fetchImage(fields.file_url ?? '', { signal, language: negotiateLanguage(fields) });
  const image = await renditions.inTurn(() => inspected(images, named, upload), signal);
  const { title = cleanName(named.name), description, tags, privacy } = fields;
  const arrived = await newRow(named.bytes, image, clock());
  const file = { ...arrived, title, description, tags, privacy, folder_id: folder.id };
  const storedFile = await storeUpload(file, { named, folder, signal }, parts);
  renderAhead(parts, await existingOriginal(store, storedFile.id));
  return existingFile(store, storedFile.id);
}

async function resolveFolder(fields: UploadFields, folders: FolderStore): Promise<MediaFolder> {
  const id = fields.folder_id ?? (await folders.ensure(productImagesFolder));
  const folder = await folders.find(id);
  if (!folder) throw fieldError(400, 'folder_id', mediaRules.folder, negotiateLanguage(fields));
  return folder;
}

async function inspected(
  images: ImageProcessor,
  { name, bytes }: NamedBytes,
  { sent, fields }: Upload,
) {
  try {
    return await probeImage(images, name, bytes);
  } catch (error) {
    if (!(error instanceof ImageError)) throw error;
    const field = sent ? 'file' : 'file_url';
    throw fieldError(error.status, field, error.sentence, negotiateLanguage(fields));
  }
}

type UnstoredFile = Omit<NewFile, 'provider' | 'stored_name'>;

interface StoreOptions {
  readonly named: NamedBytes;
  readonly folder: MediaFolder;
  readonly signal: AbortSignal;
}

/**
 * Stores the original at the provider, then the row. Removes the original again if the insert fails or the client has
 * disconnected: a canceled upload must not appear in the library.
 */
async function storeUpload(
  file: UnstoredFile,
  { named, folder, signal }: StoreOptions,
  { store, providers: { chosen } }: UploadParts,
): Promise<NewFile> {
  signal.throwIfAborted();
  const { title, description = '', tags, privacy, format } = file;
  const facts = { title, description, tags: [...tags], privacy, format, folder: folder.name };
  const stored_name = await chosen.store(named.bytes, facts);
  const storedFile = { ...file, provider: chosen.name, stored_name };
  try {
    signal.throwIfAborted();
    await store.insertFile(storedFile);
    return storedFile;
  } catch (error) {
    await chosen.remove(stored_name);
    throw error;
  }
}
