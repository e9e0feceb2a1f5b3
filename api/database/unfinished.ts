import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { StartupError } from '../startup-error';

/** A file in the data folder while `npm run restore` replaces what is in it. */
export const restoreMarker = 'unfinished-restore';

/** A table that exists in the target until `npm run db:copy` has copied and compared everything. */
export const copyMarker = 'unfinished_copy';

/** Throws a `StartupError` if a command that fills the database was interrupted. */
export async function ensureFinished(
  database: Knex,
  { dataFolder }: { readonly dataFolder: string },
): Promise<void> {
  if (existsSync(join(dataFolder, restoreMarker))) {
    throw new StartupError(
      `Restoring into ${dataFolder} was interrupted: run \`npm run restore\` again.`,
    );
  }
  if (await database.schema.hasTable(copyMarker)) {
    throw new StartupError(
      'Copying into the database at DATABASE_URL was interrupted: run `npm run db:copy` again.',
    );
  }
}
