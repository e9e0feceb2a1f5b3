import { pino } from 'pino';
import { createFolderStore } from '../media/folder-store';
import { createFileImport, type ImportDependencies } from '../media/import-files';
import type { PublitioProvider } from '../media/providers/publitio/publitio-provider';
import { sharpProcessor } from '../media/sharp-processor';
import { createMemoryLog } from './memory-log';
import { createTemporaryFolder } from './temporary-folder';
import { createTestRenditions } from './test-renditions';
import type { TestServer } from './test-server';

/** Import time for files without a date of their own. */
export const importedAt = new Date('2026-11-05T18:00:00.000Z');

export function createImportDependencies(server: TestServer, publitio: PublitioProvider) {
  const log = createMemoryLog();
  const dependencies = {
    publitio,
    store: server.library,
    folders: createFolderStore(server.database),
    images: sharpProcessor,
    renditions: createTestRenditions(createTemporaryFolder()),
    logger: pino({ level: 'info' }, log.destination),
    clock: () => importedAt,
  };
  return { dependencies, logged: log.lines };
}

/** `run` imports once; `logged` has the log entries. */
export function createImporter(
  server: TestServer,
  publitio: PublitioProvider,
  overrides: Partial<ImportDependencies> = {},
) {
  const { dependencies, logged } = createImportDependencies(server, publitio);
  const runImport = createFileImport({ ...dependencies, ...overrides });
  return { logged, run: () => runImport(new AbortController().signal) };
}

/** Oldest first. */
export const findImportedRows = ({ database }: TestServer) =>
  database('media_files').where({ provider: 'publitio' }).orderBy(['created_at', 'title']);
