import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Knex } from 'knex';
import type { ShopLocation } from '../data-folder';
import { getSqliteFile } from '../database/connect';
import { findFilledTable } from '../database/target-database';
import { restoreMarker } from '../database/unfinished';
import { ignoreEnoent } from '../media/ignore-enoent';
import { generatedName } from '../media/providers/disk-provider';
import { StartupError } from '../startup-error';

interface TargetOptions {
  readonly force: boolean;
  /** Undefined for a SQLite file in the data folder. */
  readonly postgres?: Knex;
}

/** Throws a `StartupError` if there is data and it was not asked to replace it. */
export async function ensureReplaceable(
  { dataFolder, mediaFolder }: ShopLocation,
  { force, postgres }: TargetOptions,
): Promise<void> {
  if (force) return;
  if (postgres && (await findFilledTable(postgres)) !== undefined) {
    throw dataFound('The database at DATABASE_URL');
  }
  // The files are those of an interrupted restore, which has passed these checks.
  if (existsSync(join(dataFolder, restoreMarker))) return;
  if (!postgres && existsSync(getSqliteFile(dataFolder))) {
    throw dataFound(`The data folder ${dataFolder}`);
  }
  if (await hasOriginals(mediaFolder)) throw dataFound(`The media folder ${mediaFolder}`);
}

const dataFound = (place: string) =>
  new StartupError(
    `${place} has data: add --force to replace it, or restore into another one (DATA_DIR, MEDIA_DIR, DATABASE_URL).`,
  );

/** Ignores what else a volume has, such as `lost+found`. */
const hasOriginals = async (folder: string): Promise<boolean> =>
  ((await ignoreEnoent(readdir(folder))) ?? []).some((name) => generatedName.test(name));
