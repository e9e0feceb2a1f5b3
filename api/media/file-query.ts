import type { Knex } from 'knex';
import type { RequestOf } from '#contract/core/endpoint';
import { sortOrder } from '#contract/core/query';
import { folderKey, parseTags } from '#contract/media/admin-rules';
import type { listMediaFiles } from '#contract/media/endpoints';
import { requestImagesFolder } from '#contract/media/rules';
import { byCode } from '../database/dialect';
import { whereMatchesSearch } from '../database/with-words';
import type { MediaFileRow } from './file-rows';

export interface WantedFiles
  extends Omit<RequestOf<typeof listMediaFiles>['query'], 'limit' | 'offset'> {
  readonly limit: number;
  readonly offset: number;
  readonly onlyPublic: boolean;
  readonly term?: string;
}

export type ListedRow = MediaFileRow & { readonly folder_name: string | null };

export const filesWithFolder = (database: Knex): Knex.QueryBuilder<ListedRow, ListedRow[]> =>
  database('media_files')
    .leftJoin('media_folders', 'media_folders.id', 'media_files.folder_id')
    .select('media_files.*', 'media_folders.name as folder_name');

/** Ties are sorted by id. */
export function wantedFiles(database: Knex, wanted: WantedFiles): Promise<ListedRow[]> {
  const { by, direction } = toOrderBy(database, wanted.sort);
  const query = filesWithFolder(database)
    .orderByRaw(`${by} ${direction}, ${byCode(database, 'media_files.id')} ${direction}`)
    .limit(wanted.limit)
    .offset(wanted.offset);
  if (wanted.onlyPublic) query.where('media_files.privacy', 'public');
  withTags(query, database, wanted.filter_tags);
  inFolder(query, wanted);
  return whereMatchesSearch(query, 'media_files.search_text', wanted.term ?? '');
}

function toOrderBy(database: Knex, sort: string) {
  const { field, ascending } = sortOrder(sort);
  const title = byCode(database, 'media_files.title');
  const by = { name: title, size: 'media_files.size' }[field] ?? 'media_files.created_at';
  return { by, direction: ascending ? 'asc' : 'desc' };
}

type Files = Knex.QueryBuilder<ListedRow, ListedRow[]>;

function withTags(query: Files, database: Knex, written = ''): void {
  const tags = parseTags(written);
  if (tags.length > 0) query.whereIn('media_files.id', filesWithAll(database, tags));
}

const filesWithAll = (database: Knex, tags: readonly string[]) =>
  database('media_file_tags')
    .select('file_id')
    .whereIn('tag', [...tags])
    .groupBy('file_id')
    .havingRaw('count(*) = ?', [tags.length]);

/** Customers' photos are listed only when their folder is requested. */
function inFolder(query: Files, { folder, folder_id }: WantedFiles): void {
  if (folder === undefined && folder_id === undefined) {
    query.where((either) =>
      either
        .whereNull('media_folders.name_key')
        .orWhereNot('media_folders.name_key', folderKey(requestImagesFolder)),
    );
  }
  if (folder_id !== undefined) query.where('media_folders.id', folder_id);
  if (folder === undefined) return;
  query.where((either) =>
    either.where('media_folders.id', folder).orWhere('media_folders.name_key', folderKey(folder)),
  );
}
