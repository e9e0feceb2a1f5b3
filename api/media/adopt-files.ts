import type { Logger } from 'pino';
import { toImportedTexts } from './adopted-words';
import type { FolderStore } from './folder-store';
import type { ImageProcessor } from './image-processor';
import { probeImage } from './inspected-picture';
import { newRow } from './new-row';
import { ImageError } from './picture-refusal';
import type { HeldFile } from './providers/publitio/held-file';
import type { PublitioProvider } from './providers/publitio/publitio';
import { PublitioError } from './providers/publitio/publitio-fault';
import type { Renditions } from './renditions';
import type { MediaStore, NewFile } from './store';

/** Attempts before a file is skipped until the server restarts. */
const mostTries = 3;

export interface AdoptionParts {
  readonly publitio: Pick<PublitioProvider, 'name' | 'files'>;
  readonly store: Pick<MediaStore, 'storedNames' | 'insertFile'>;
  readonly folders: Pick<FolderStore, 'ensure'>;
  readonly images: ImageProcessor;
  readonly renditions: Pick<Renditions, 'inTurn'>;
  readonly logger: Pick<Logger, 'info'>;
  readonly clock: () => Date;
}

/**
 * Imports the images at Publitio that the library does not have, one at a time. A file that fails by its own fault is
 * skipped and logged once; rejects when Publitio or the server fails, or with the signal's reason. Runs must not
 * overlap.
 */
export type AdoptFiles = (signal: AbortSignal) => Promise<void>;

/** Remembers failures and possible uploads from one run to the next. */
export function createAdoption(parts: AdoptionParts): AdoptFiles {
  const { publitio, store, logger } = parts;
  const tries = new Map<string, number>();
  let seenBefore: ReadonlySet<string> = new Set();

  const isLeftOut = ({ storedName }: HeldFile) => (tries.get(storedName) ?? 0) >= mostTries;

  function count({ storedName }: HeldFile, { message }: ImageError | PublitioError, by: number) {
    const tried = (tries.get(storedName) ?? 0) + by;
    tries.set(storedName, tried);
    if (tried < mostTries) return;
    logger.info(
      { storedName, reason: message },
      'A file at Publitio was skipped and is not in the library.',
    );
  }

  async function adopt(file: HeldFile, signal: AbortSignal): Promise<void> {
    try {
      await addToLibrary(file, parts, signal);
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof ImageError) return count(file, error, mostTries);
      if (error instanceof PublitioError) count(file, error, 1);
      if (!(error instanceof PublitioError) || error.mayPass) throw error;
    }
  }

  return async (signal) => {
    const seen = new Set<string>();
    // Before listing: a file deleted here in the meantime must not be imported again.
    const known = await store.storedNames(publitio.name);
    for await (const file of publitio.files(signal)) {
      if (known.has(file.storedName) || isLeftOut(file)) continue;
      seen.add(file.storedName);
      if (file.mayBeUpload && !seenBefore.has(file.storedName)) continue;
      await adopt(file, signal);
    }
    seenBefore = seen;
  };
}

async function addToLibrary(
  file: HeldFile,
  parts: AdoptionParts,
  signal: AbortSignal,
): Promise<void> {
  const { publitio, store, folders, images, renditions, clock } = parts;
  const { storedName } = file;
  const bytes = await file.read();
  const image = await renditions.inTurn(() => probeImage(images, storedName, bytes), signal);
  const { folder, ...texts } = toImportedTexts(file);
  signal.throwIfAborted();
  const folder_id = folder === null ? null : await folders.ensure(folder);
  const origin = { provider: publitio.name, stored_name: storedName } as const;
  const { privacy, createdAt } = file;
  const arrived = await newRow(bytes, image, createdAt ?? clock());
  const row = { ...arrived, ...texts, ...origin, privacy, folder_id };
  await unlessKnown(store.insertFile(row), row, store);
}

/** Another process may have inserted the same original first: each has one row. */
async function unlessKnown(
  inserting: Promise<void>,
  { provider, stored_name }: NewFile,
  store: Pick<MediaStore, 'storedNames'>,
): Promise<void> {
  try {
    await inserting;
  } catch (error) {
    if (!(await store.storedNames(provider)).has(stored_name)) throw error;
  }
}
