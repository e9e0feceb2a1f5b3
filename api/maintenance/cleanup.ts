import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { toFolderKey } from '#contract/media/admin-rules';
import { requestImagesFolder } from '#contract/media/rules';
import { inTransaction } from '../database/transaction';
import type { MediaFileRow } from '../media/media-file-row';
import type { MediaStore } from '../media/media-store';
import type { OwnStorage } from '../media/providers/media-provider';
import {
  type BackgroundTask,
  createDelay,
  type Delay,
  repeatInBackground,
} from '../platform/repeat-in-background';
import { photoTables } from '../submissions/photo-tables';
import { deleteStaleRestockRequests } from '../submissions/restock-store';

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

/** Photos are uploaded before their request or inquiry; this is how long that may take. */
const unattachedPhotoAgeMs = dayMs;

/** Younger files may belong to an upload in progress. */
const orphanFileAgeMs = hourMs;

/** Browsers keep unsent forms for any time; one whose response was lost is stored twice if it is sent again after this. */
const idempotencyKeyAgeMs = 365 * dayMs;

/** E-mails are personal data. Unsent ones have failed long before: see `failExpired` in api/email/email-queue.ts. */
const emailAgeMs = 30 * dayMs;

interface CleanupDependencies {
  readonly database: Knex;
  readonly store: Pick<MediaStore, 'listStoredNames'>;
  readonly storages: readonly Pick<OwnStorage, 'name' | 'remove' | 'removeOrphans'>[];
  readonly clock: () => Date;
}

interface CleanupCounts {
  readonly photos: number;
  readonly files: number;
  readonly keys: number;
  readonly emails: number;
  readonly restockRequests: number;
}

/** Removes data that nothing references any more. */
export async function runCleanup(dependencies: CleanupDependencies): Promise<CleanupCounts> {
  const { database, clock } = dependencies;
  const subtractFromNow = (milliseconds: number) => new Date(clock().getTime() - milliseconds);
  const keys = await database('idempotency_keys')
    .where('answered_at', '<=', subtractFromNow(idempotencyKeyAgeMs).toISOString())
    .delete();
  const emails = await database('email_queue')
    .where('created_at', '<=', subtractFromNow(emailAgeMs).toISOString())
    .delete();
  const restockRequests = await deleteStaleRestockRequests(database, clock());
  // Last, because a storage may be unavailable.
  const photos = await removeUnattachedPhotos(dependencies, subtractFromNow(unattachedPhotoAgeMs));
  const files = await removeOrphans(dependencies, subtractFromNow(orphanFileAgeMs));
  return { photos, files, keys, emails, restockRequests };
}

async function removeOrphans(
  { store, storages }: CleanupDependencies,
  before: Date,
): Promise<number> {
  let removed = 0;
  for (const storage of storages) {
    // Before listing: an original stored in the meantime is younger than `before`.
    const known = await store.listStoredNames(storage.name);
    removed += await storage.removeOrphans(known, before);
  }
  return removed;
}

/** Deletes rows first: if the process dies in between, the next run removes the file as a stray. */
async function removeUnattachedPhotos(
  { database, storages }: CleanupDependencies,
  before: Date,
): Promise<number> {
  const removed = await inTransaction(database, async (trx) => {
    const folder = trx('media_folders')
      .where({ name_key: toFolderKey(requestImagesFolder) })
      .select('id');
    const unattached = trx('media_files')
      .where({ privacy: 'private' })
      .whereIn(
        'provider',
        storages.map(({ name }) => name),
      )
      // Only photos from the form have 32-character ids: photos that an admin files in this folder stay.
      .whereRaw('length(id) = 32')
      .whereIn('folder_id', folder)
      .where('created_at', '<=', before.toISOString());
    for (const { name } of photoTables) unattached.whereNotIn('id', trx(name).select('file_id'));
    const rows: Pick<MediaFileRow, 'id' | 'provider' | 'stored_name'>[] = await unattached
      // UPDATE first locks the rows, so that no request attaches a photo in between; SQLite's DELETE returns no rows
      // here.
      .update({ description: '' })
      .returning(['id', 'provider', 'stored_name']);
    const ids = rows.map(({ id }) => id);
    await trx('media_files').whereIn('id', ids).delete();
    return rows;
  });
  for (const { provider, stored_name } of removed)
    await storages.find(({ name }) => name === provider)?.remove(stored_name);
  return removed.length;
}

interface ScheduleCleanupDependencies extends CleanupDependencies {
  readonly logger: Pick<Logger, 'info' | 'warn'>;
}

/** Runs at once and then daily. */
export const scheduleCleanup = (
  { logger, ...dependencies }: ScheduleCleanupDependencies,
  delay: Delay = createDelay(dayMs),
): BackgroundTask =>
  repeatInBackground(
    async () => {
      const counts = await runCleanup(dependencies);
      if (Object.values(counts).some((count) => count > 0)) {
        logger.info(
          counts,
          'Removed unattached photos, stray files, expired idempotency keys, old e-mails and stale restock requests.',
        );
      }
    },
    {
      delay,
      onError: (err) => logger.warn({ err }, 'The cleanup failed.'),
    },
  );
