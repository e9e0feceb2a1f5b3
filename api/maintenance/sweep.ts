import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { folderKey } from '#contract/media/admin-rules';
import { requestImagesFolder } from '#contract/media/rules';
import { inTransaction } from '../database/transaction';
import { removeStrayFiles } from '../media/providers/disk';
import type { MediaProvider } from '../media/providers/provider';
import {
  createDelay,
  type Pause,
  type Repeated,
  repeatInBackground,
} from '../media/repeat-in-background';
import type { MediaStore } from '../media/store';

const hour = 60 * 60_000;
const day = 24 * hour;

/** Photos are uploaded before their restoration request; this is how long the request may take. */
const unattachedPhotoAgeMs = day;

/** Younger files may belong to an upload in progress. */
const strayFileAge = hour;

/** At least as long as browsers keep unsent forms in the outbox. */
const idempotencyKeyAge = 30 * day;

export interface SweepParts {
  readonly database: Knex;
  readonly store: Pick<MediaStore, 'storedNames'>;
  readonly disk: Pick<MediaProvider, 'remove'>;
  readonly originals: string;
  readonly clock: () => Date;
}

export interface SweepCounts {
  readonly photos: number;
  readonly files: number;
  readonly keys: number;
}

/** Removes data that nothing references any more. */
export async function sweep(parts: SweepParts): Promise<SweepCounts> {
  const { database, store, originals, clock } = parts;
  const ago = (milliseconds: number) => new Date(clock().getTime() - milliseconds);
  const photos = await removeUnattachedPhotos(parts, ago(unattachedPhotoAgeMs));
  const known = await store.storedNames('disk');
  const files = await removeStrayFiles(originals, known, ago(strayFileAge));
  const keys = await database('idempotency_keys')
    .where('answered_at', '<=', ago(idempotencyKeyAge).toISOString())
    .delete();
  return { photos, files, keys };
}

/** Deletes rows first: if the process dies in between, the next run removes the file as a stray. */
async function removeUnattachedPhotos(
  { database, disk }: SweepParts,
  before: Date,
): Promise<number> {
  const removed = await inTransaction(database, async (trx) => {
    const attached = trx('restoration_request_photos').select('file_id');
    const folder = trx('media_folders')
      .where({ name_key: folderKey(requestImagesFolder) })
      .select('id');
    const rows: { id: string; stored_name: string }[] = await trx('media_files')
      .where({ provider: 'disk', privacy: 'private' })
      // Only photos from the form have 32-character ids: photos that an admin files in this folder stay.
      .whereRaw('length(id) = 32')
      .whereIn('folder_id', folder)
      .whereNotIn('id', attached)
      .where('created_at', '<=', before.toISOString())
      // UPDATE first locks the rows, so that no request attaches a photo in between; SQLite's DELETE returns no rows
      // here.
      .update({ description: '' })
      .returning(['id', 'stored_name']);
    const ids = rows.map(({ id }) => id);
    await trx('media_files').whereIn('id', ids).delete();
    return rows;
  });
  for (const { stored_name } of removed) await disk.remove(stored_name);
  return removed.length;
}

interface ScheduleCleanupDependencies extends SweepParts {
  readonly logger: Pick<Logger, 'info' | 'warn'>;
}

/** Runs at once and then daily. */
export const scheduleCleanup = (
  { logger, ...parts }: ScheduleCleanupDependencies,
  pause: Pause = createDelay(day),
): Repeated =>
  repeatInBackground(
    async () => {
      const counts = await sweep(parts);
      if (Object.values(counts).some((count) => count > 0)) {
        logger.info(counts, 'Removed unattached photos, stray files and expired idempotency keys.');
      }
    },
    {
      pause,
      onError: (err) => logger.warn({ err }, 'The cleanup failed.'),
    },
  );
