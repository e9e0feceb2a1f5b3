import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { type DatabaseLocation, getSqliteFile } from '../database/connect';
import { findFilledTable } from '../database/target-database';
import { restoreMarker } from '../database/unfinished';
import { ignoreEnoent } from '../media/ignore-enoent';
import { StartupError } from '../startup-error';

interface TargetOptions {
  readonly force: boolean;
  /** Undefined for a SQLite file in the data folder. */
  readonly postgres?: Knex;
}

/** Throws a `StartupError` if there is data that nobody asked to replace. */
export async function ensureReplaceable(
  { dataFolder }: DatabaseLocation,
  { force, postgres }: TargetOptions,
): Promise<void> {
  // An interrupted restore has passed this check before.
  if (force || existsSync(join(dataFolder, restoreMarker))) return;
  const hasFiles = ((await ignoreEnoent(readdir(join(dataFolder, 'media')))) ?? []).length > 0;
  const hasDatabase = postgres
    ? (await findFilledTable(postgres)) !== undefined
    : existsSync(getSqliteFile(dataFolder));
  if (!hasFiles && !hasDatabase) return;
  const place =
    hasDatabase && postgres ? 'The database at DATABASE_URL' : `The data folder ${dataFolder}`;
  throw new StartupError(
    `${place} has data: add --force to replace it, or restore into another one (DATA_DIR, DATABASE_URL).`,
  );
}
