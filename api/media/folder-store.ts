import type { Knex } from 'knex';
import { toFolderKey } from '#contract/media/admin-rules';
import type { MediaFolder } from '#contract/media/admin-schema';
import { collate } from '../database/dialect';
import { inTransaction } from '../database/transaction';
import { isUniqueViolation } from '../database/unique-violation';
import type { CacheVersion } from '../platform/cache-version';
import { lockFolder } from './lock-folder';

export interface FolderStore {
  /** Sorted by name; with `onlyPublic`, only folders that contain public files. */
  list(filter: { readonly onlyPublic: boolean }): Promise<MediaFolder[]>;
  find(id: string): Promise<MediaFolder | undefined>;
  /** False if the name exists, in any case. */
  insert(folder: MediaFolder): Promise<boolean>;
  rename(id: string, name: string): Promise<'renamed' | 'taken'>;
  /** False if the folder contains files. */
  removeEmpty(id: string): Promise<boolean>;
  /** Finds the folder by name or creates it. An empty folder changes nothing public, so the cache version stays. */
  ensure(name: string): Promise<string>;
}

/** Without `cacheVersion`, renaming a folder does not invalidate cached responses. */
export function createFolderStore(
  database: Knex,
  cacheVersion?: Pick<CacheVersion, 'increment'>,
): FolderStore {
  const folders = () => database<MediaFolder>('media_folders').select('id', 'name', 'created_at');

  return {
    list: ({ onlyPublic }) => {
      const all = folders().orderByRaw(`${collate(database, 'name')}, id`);
      return onlyPublic ? all.whereIn('id', selectPublicFolderIds(database)) : all;
    },

    find: (id) => folders().where({ id }).first(),

    async insert(folder) {
      const inserted = await database('media_folders')
        .insert({ ...folder, name_key: toFolderKey(folder.name) })
        .onConflict()
        .ignore()
        .returning('id');
      return inserted.length > 0;
    },

    async rename(id, name) {
      try {
        await database('media_folders')
          .where({ id })
          .update({ name, name_key: toFolderKey(name) });
      } catch (error) {
        if (isUniqueViolation(error, 'media_folders.name_key')) return 'taken';
        throw error;
      }
      cacheVersion?.increment();
      return 'renamed';
    },

    removeEmpty(id) {
      return inTransaction(database, async (trx) => {
        if (!(await lockFolder(trx, id))) return true;
        if (await trx('media_files').where({ folder_id: id }).first('id')) return false;
        await trx('media_folders').where({ id }).del();
        return true;
      });
    },

    async ensure(name) {
      const created_at = new Date().toISOString();
      const name_key = toFolderKey(name);
      await database('media_folders')
        .insert({ id: crypto.randomUUID(), name, name_key, created_at })
        .onConflict()
        .ignore();
      const folder = await folders().where('name_key', name_key).first();
      if (!folder) throw new Error(`There is no folder ${name}.`);
      return folder.id;
    },
  };
}

const selectPublicFolderIds = (database: Knex) =>
  database('media_files')
    .where({ privacy: 'public' })
    .whereNotNull('folder_id')
    .select('folder_id');
