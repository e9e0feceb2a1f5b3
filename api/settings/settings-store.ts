import type { Knex } from 'knex';
import type { MediaFile } from '#contract/media/schema';
import { lockPublicImage } from '../catalog/row-locks';
import { inTransaction } from '../database/transaction';
import { type MediaFileRow, toMediaFile } from '../media/media-file-row';
import type { CacheVersion } from '../platform/cache-version';

export interface SettingsStore {
  /** The public library file at the top of the home page; undefined if none is set or it became private. */
  getHeaderImage(): Promise<MediaFile | undefined>;
  /** Resolves to undefined if the file does not exist or is private. */
  setHeaderImage(fileId: string): Promise<MediaFile | undefined>;
  clearHeaderImage(): Promise<void>;
}

const headerImageSetting = 'header-image';

type HeaderImageRow = MediaFileRow & { readonly folder_name: string | null };

export const createSettingsStore = (
  database: Knex,
  cacheVersion: CacheVersion,
  clock: () => Date,
): SettingsStore => ({
  getHeaderImage: () => findHeaderImage(database),

  async setHeaderImage(fileId) {
    const updated_at = clock().toISOString();
    const file = await inTransaction(database, async (trx) => {
      if (!(await lockPublicImage(trx, fileId))) return undefined;
      await trx('settings')
        .insert({ name: headerImageSetting, value: fileId, updated_at })
        .onConflict('name')
        .merge();
      return findHeaderImage(trx);
    });
    if (file) cacheVersion.increment();
    return file;
  },

  async clearHeaderImage() {
    await database('settings').where({ name: headerImageSetting }).del();
    cacheVersion.increment();
  },
});

async function findHeaderImage(database: Knex): Promise<MediaFile | undefined> {
  const row: HeaderImageRow | undefined = await database('settings')
    .join('media_files', 'media_files.id', 'settings.value')
    .leftJoin('media_folders', 'media_folders.id', 'media_files.folder_id')
    .where({ 'settings.name': headerImageSetting, 'media_files.privacy': 'public' })
    .first('media_files.*', 'media_folders.name as folder_name');
  if (!row) return undefined;
  const tags: string[] = await database('media_file_tags')
    .where({ file_id: row.id })
    .orderBy('position')
    .pluck('tag');
  return toMediaFile(row, row.folder_name, tags);
}
