import { pino } from 'pino';
import { type AdoptionParts, createAdoption } from '../media/adopt-files';
import { createFolderStore } from '../media/folder-store';
import type { PublitioProvider } from '../media/providers/publitio/publitio';
import { sharpProcessor } from '../media/sharp-processor';
import { memoryLog } from './memory-log';
import { createTestRenditions } from './plain-renditions';
import type { TestShop } from './shop';
import { temporaryFolder } from './temporary-folder';

/** Import time for files without a date of their own. */
export const adoptedAt = new Date('2026-11-05T18:00:00.000Z');

export function adoptionParts(shop: TestShop, publitio: PublitioProvider) {
  const log = memoryLog();
  const parts = {
    publitio,
    store: shop.library,
    folders: createFolderStore(shop.database),
    images: sharpProcessor,
    renditions: createTestRenditions(temporaryFolder()),
    logger: pino({ level: 'info' }, log.destination),
    clock: () => adoptedAt,
  };
  return { parts, logged: log.lines };
}

/** `run` imports once; `logged` has the log entries. */
export function createImporter(
  shop: TestShop,
  publitio: PublitioProvider,
  others: Partial<AdoptionParts> = {},
) {
  const { parts, logged } = adoptionParts(shop, publitio);
  const adopt = createAdoption({ ...parts, ...others });
  return { logged, run: () => adopt(new AbortController().signal) };
}

/** Oldest first. */
export const adoptedRows = ({ database }: TestShop) =>
  database('media_files').where({ provider: 'publitio' }).orderBy(['created_at', 'title']);
