import type { Knex } from 'knex';
import type { RequestOf } from '#contract/core/endpoint';
import { parseSort } from '#contract/core/query';
import { parseTags, toFolderKey } from '#contract/media/admin-rules';
import type { listMediaFiles } from '#contract/media/endpoints';
import { requestImagesFolder } from '#contract/media/rules';
import { collate } from '../database/dialect';
import { whereMatchesSearch } from '../database/search';
import type { MediaFileRow } from './media-file-row';

export interface FileQuery
  extends Omit<RequestOf<typeof listMediaFiles>['query'], 'limit' | 'offset'> {
  readonly limit: number;
  readonly offset: number;
  readonly onlyPublic: boolean;
  readonly term?: string;
}

export type FileRowWithFolder = MediaFileRow & { readonly folder_name: string | null };

export const selectFilesWithFolder = (
  database: Knex,
): Knex.QueryBuilder<FileRowWithFolder, FileRowWithFolder[]> =>
  database('media_files')
    .leftJoin('media_folders', 'media_folders.id', 'media_files.folder_id')
    .select('media_files.*', 'media_folders.name as folder_name');

/** Ties are sorted by id. */
export function queryFiles(database: Knex, filter: FileQuery): Promise<FileRowWithFolder[]> {
  const { sortExpression, direction } = toOrderBy(database, filter.sort);
  const query = selectFilesWithFolder(database)
    .orderByRaw(
      `${sortExpression} ${direction}, ${collate(database, 'media_files.id')} ${direction}`,
    )
    .limit(filter.limit)
    .offset(filter.offset);
  if (filter.onlyPublic) query.where('media_files.privacy', 'public');
  filterByTags(query, database, filter.filter_tags);
  filterByFolder(query, filter);
  return whereMatchesSearch(query, 'media_files.search_text', filter.term ?? '');
}

function toOrderBy(database: Knex, sort: string) {
  const { field, ascending } = parseSort(sort);
  const title = collate(database, 'media_files.title');
  const sortExpression =
    { name: title, size: 'media_files.size' }[field] ?? 'media_files.created_at';
  return { sortExpression, direction: ascending ? 'asc' : 'desc' };
}

type FileQueryBuilder = Knex.QueryBuilder<FileRowWithFolder, FileRowWithFolder[]>;

function filterByTags(query: FileQueryBuilder, database: Knex, rawTags = ''): void {
  const tags = parseTags(rawTags);
  if (tags.length > 0) query.whereIn('media_files.id', selectIdsWithAllTags(database, tags));
}

const selectIdsWithAllTags = (database: Knex, tags: readonly string[]) =>
  database('media_file_tags')
    .select('file_id')
    .whereIn('tag', [...tags])
    .groupBy('file_id')
    .havingRaw('count(*) = ?', [tags.length]);

/** Customers' photos are listed only when their folder is requested. */
function filterByFolder(query: FileQueryBuilder, { folder, folder_id }: FileQuery): void {
  if (folder === undefined && folder_id === undefined) {
    query.where((builder) =>
      builder
        .whereNull('media_folders.name_key')
        .orWhereNot('media_folders.name_key', toFolderKey(requestImagesFolder)),
    );
  }
  if (folder_id !== undefined) query.where('media_folders.id', folder_id);
  if (folder === undefined) return;
  query.where((builder) =>
    builder
      .where('media_folders.id', folder)
      .orWhere('media_folders.name_key', toFolderKey(folder)),
  );
}
