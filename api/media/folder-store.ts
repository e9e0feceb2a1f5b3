import type { Knex } from 'knex';
import { folderKey } from '#contract/media/admin-rules';
import type { MediaFolder } from '#contract/media/admin-schema';
import { byCode } from '../database/dialect';
import { inTransaction } from '../database/transaction';
import { isTaken } from '../database/unique-violation';
import type { CacheVersion } from '../platform/cache-version';
import { holdFolder } from './hold-folder';

export interface FolderStore {
  /** Sorted by name; with `onlyPublic`, only folders that contain public files. */
  list(wanted: { readonly onlyPublic: boolean }): Promise<MediaFolder[]>;
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
  cacheVersion?: Pick<CacheVersion, 'changed'>,
): FolderStore {
  const folders = () => database<MediaFolder>('media_folders').select('id', 'name', 'created_at');

  return {
    list: ({ onlyPublic }) => {
      const all = folders().orderByRaw(`${byCode(database, 'name')}, id`);
      return onlyPublic ? all.whereIn('id', ofPublicFiles(database)) : all;
    },

    find: (id) => folders().where({ id }).first(),

    async insert(folder) {
      const made = await database('media_folders')
        .insert({ ...folder, name_key: folderKey(folder.name) })
        .onConflict()
        .ignore()
        .returning('id');
      return made.length > 0;
    },

    async rename(id, name) {
      try {
        await database('media_folders')
          .where({ id })
          .update({ name, name_key: folderKey(name) });
      } catch (error) {
        if (isTaken(error, 'media_folders.name_key')) return 'taken';
        throw error;
      }
      cacheVersion?.changed();
      return 'renamed';
    },

    removeEmpty(id) {
      return inTransaction(database, async (trx) => {
        if (!(await holdFolder(trx, id))) return true;
        if (await trx('media_files').where({ folder_id: id }).first('id')) return false;
        await trx('media_folders').where({ id }).del();
        return true;
      });
    },

    async ensure(name) {
      const created_at = new Date().toISOString();
      const name_key = folderKey(name);
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

const ofPublicFiles = (database: Knex) =>
  database('media_files')
    .where({ privacy: 'public' })
    .whereNotNull('folder_id')
    .select('folder_id');
