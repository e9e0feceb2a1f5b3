import type { Knex } from 'knex';
import { folderKey } from '#contract/media/admin-rules';
import type { MediaFolder } from '#contract/media/admin-schema';
import { byCode } from '../database/dialect';
import { inTransaction } from '../database/transaction';
import { isTaken } from '../database/unique-violation';
import type { CacheVersion } from '../platform/cache-version';
import { holdFolder } from './hold-folder';

/** The folders of the media library. */
export interface FolderStore {
  /** By name; only those that hold public files when `onlyPublic`. */
  list(wanted: { readonly onlyPublic: boolean }): Promise<MediaFolder[]>;
  find(id: string): Promise<MediaFolder | undefined>;
  /** Whether the folder was made: no two have the same name, whatever their case. */
  insert(folder: MediaFolder): Promise<boolean>;
  /** Gives a folder another name, unless another one has it. */
  rename(id: string, name: string): Promise<'renamed' | 'taken'>;
  /** Whether the folder is gone: one that holds files stays. */
  removeEmpty(id: string): Promise<boolean>;
  /** The id of the folder of that name, which is made when there is none: one that is empty changes nothing public. */
  ensure(name: string): Promise<string>;
}

/** The folders in a database. Without a catalogue, renaming one does not refresh cached responses. */
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
      } catch (fault) {
        if (isTaken(fault, 'media_folders.name_key')) return 'taken';
        throw fault;
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
