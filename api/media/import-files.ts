import type { Logger } from 'pino';
import { buildFileRow } from './build-file-row';
import type { FolderStore } from './folder-store';
import { ImageError, requireImage } from './image-error';
import type { ImageProcessor } from './image-processor';
import { toImportedTexts } from './imported-texts';
import type { MediaStore, NewFile } from './media-store';
import type { ProviderFile } from './providers/publitio/provider-file';
import { PublitioError } from './providers/publitio/publitio-error';
import type { PublitioProvider } from './providers/publitio/publitio-provider';
import type { RenditionService } from './rendition-service';

/** Attempts before a file is skipped until the server restarts. */
const maxAttempts = 3;

export interface ImportDependencies {
  readonly publitio: Pick<PublitioProvider, 'name' | 'listFiles'>;
  readonly store: Pick<MediaStore, 'listStoredNames' | 'insertFile'>;
  readonly folders: Pick<FolderStore, 'ensure'>;
  readonly images: ImageProcessor;
  readonly renditions: Pick<RenditionService, 'runWithPriority'>;
  readonly logger: Pick<Logger, 'info'>;
  readonly clock: () => Date;
}

/**
 * Imports files that were uploaded without the shop. A file that is invalid is skipped and logged once. Rejects when
 * Publitio or the server fails, or with the signal's reason. Runs must not overlap.
 */
type ImportFiles = (signal: AbortSignal) => Promise<void>;

/** Remembers failures and possible uploads from one run to the next. */
export function createFileImport(dependencies: ImportDependencies): ImportFiles {
  const { publitio, store, logger } = dependencies;
  const attempts = new Map<string, number>();
  let seenInLastRun: ReadonlySet<string> = new Set();

  const isSkipped = ({ storedName }: ProviderFile) =>
    (attempts.get(storedName) ?? 0) >= maxAttempts;

  function countFailure(
    { storedName }: ProviderFile,
    { message }: ImageError | PublitioError,
    increment: number,
  ) {
    const attemptCount = (attempts.get(storedName) ?? 0) + increment;
    attempts.set(storedName, attemptCount);
    if (attemptCount < maxAttempts) return;
    logger.info(
      { storedName, reason: message },
      'A file at Publitio was skipped and is not in the library.',
    );
  }

  async function importFile(file: ProviderFile, signal: AbortSignal): Promise<void> {
    try {
      await addToLibrary(file, dependencies, signal);
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof ImageError) return countFailure(file, error, maxAttempts);
      if (error instanceof PublitioError) countFailure(file, error, 1);
      if (!(error instanceof PublitioError) || error.isTransient) throw error;
    }
  }

  return async (signal) => {
    const seenInThisRun = new Set<string>();
    // Before listing: a file deleted here in the meantime must not be imported again.
    const known = await store.listStoredNames(publitio.name);
    for await (const file of publitio.listFiles(signal)) {
      if (known.has(file.storedName) || isSkipped(file)) continue;
      seenInThisRun.add(file.storedName);
      if (file.mayBeOwnUpload && !seenInLastRun.has(file.storedName)) continue;
      await importFile(file, signal);
    }
    seenInLastRun = seenInThisRun;
  };
}

async function addToLibrary(
  file: ProviderFile,
  dependencies: ImportDependencies,
  signal: AbortSignal,
): Promise<void> {
  const { publitio, store, folders, images, renditions, clock } = dependencies;
  const { storedName } = file;
  const bytes = await file.read();
  const image = await renditions.runWithPriority(
    () => requireImage(storedName, () => images.probe(bytes)),
    signal,
  );
  const { folder, ...texts } = toImportedTexts(file);
  signal.throwIfAborted();
  const folder_id = folder === null ? null : await folders.ensure(folder);
  const origin = { provider: publitio.name, stored_name: storedName } as const;
  const { privacy, createdAt } = file;
  const baseRow = await buildFileRow(bytes, image, createdAt ?? clock());
  const row = { ...baseRow, ...texts, ...origin, privacy, folder_id };
  await ignoreDuplicate(store.insertFile(row), row, store);
}

/** Another process may have inserted the same original first: each has one row. */
async function ignoreDuplicate(
  insertion: Promise<void>,
  { provider, stored_name }: NewFile,
  store: Pick<MediaStore, 'listStoredNames'>,
): Promise<void> {
  try {
    await insertion;
  } catch (error) {
    if (!(await store.listStoredNames(provider)).has(stored_name)) throw error;
  }
}
