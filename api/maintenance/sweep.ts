import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { folderKey } from '#contract/media/admin-rules';
import { requestPhotosFolder } from '#contract/media/rules';
import { inTransaction } from '../database/transaction';
import { removeStrayFiles } from '../media/providers/disk';
import type { MediaProvider } from '../media/providers/provider';
import {
  type Pause,
  pauseOf,
  type Repeated,
  repeatInBackground,
} from '../media/repeat-in-background';
import type { MediaStore } from '../media/store';

const hour = 60 * 60_000;
const day = 24 * hour;

/** Milliseconds that a customer's photos wait for the request they were sent for. */
const unattachedPhotoAge = day;

/** Milliseconds after which a file without a row, or half written, isn't of an upload under way. */
const strayFileAge = hour;

/** Milliseconds for which a form that is sent once more is recognized; browsers keep what waits no longer. */
const idempotencyKeyAge = 30 * day;

export interface SweepParts {
  readonly database: Knex;
  readonly store: Pick<MediaStore, 'storedNames'>;
  readonly disk: Pick<MediaProvider, 'remove'>;
  /** Folder of the originals on the disk. */
  readonly originals: string;
  readonly clock: () => Date;
}

/** What one sweep removed. */
export interface SweepCounts {
  readonly photos: number;
  readonly files: number;
  readonly keys: number;
}

/** Removes what nobody can reach any more. */
export async function sweep(parts: SweepParts): Promise<SweepCounts> {
  const { database, store, originals, clock } = parts;
  const ago = (milliseconds: number) => new Date(clock().getTime() - milliseconds);
  const photos = await removeUnattachedPhotos(parts, ago(unattachedPhotoAge));
  const known = await store.storedNames('disk');
  const files = await removeStrayFiles(originals, known, ago(strayFileAge));
  const keys = await database('idempotency_keys')
    .where('answered_at', '<=', ago(idempotencyKeyAge).toISOString())
    .delete();
  return { photos, files, keys };
}

/** Rows first: an original that is left behind is a stray file for the next sweep. */
async function removeUnattachedPhotos(
  { database, disk }: SweepParts,
  before: Date,
): Promise<number> {
  const removed = await inTransaction(database, async (trx) => {
    const attached = trx('restoration_request_photos').select('file_id');
    const folder = trx('media_folders')
      .where({ name_key: folderKey(requestPhotosFolder) })
      .select('id');
    const rows: { id: string; stored_name: string }[] = await trx('media_files')
      .where({ provider: 'disk', privacy: 'private' })
      // Only what was sent through the form has an id that long: photos the owner files there herself stay.
      .whereRaw('length(id) = 32')
      .whereIn('folder_id', folder)
      .whereNotIn('id', attached)
      .where('created_at', '<=', before.toISOString())
      // A write comes first, so that no request takes a photo in between; SQLite returns no deleted rows.
      .update({ description: '' })
      .returning(['id', 'stored_name']);
    const ids = rows.map(({ id }) => id);
    await trx('media_files').whereIn('id', ids).delete();
    return rows;
  });
  for (const { stored_name } of removed) await disk.remove(stored_name);
  return removed.length;
}

interface KeepSweepingParts extends SweepParts {
  readonly logger: Pick<Logger, 'info' | 'warn'>;
}

/** Sweeps at once and then daily. */
export const keepSweeping = (
  { logger, ...parts }: KeepSweepingParts,
  pause: Pause = pauseOf(day),
): Repeated =>
  repeatInBackground(
    async () => {
      const counts = await sweep(parts);
      if (Object.values(counts).some((count) => count > 0)) {
        logger.info(counts, 'Removed photos without a request, stray files and old form keys.');
      }
    },
    {
      pause,
      onFault: (err) => logger.warn({ err }, 'What nobody can reach could not be removed.'),
    },
  );
