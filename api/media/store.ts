import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { RequestOf } from '#contract/endpoint';
import type { listMediaFiles, MediaFile } from '#contract/media';
import type { CatalogueRevision } from '../catalogue/revision';
import { type MediaFileRow, mediaFileOf } from './file-rows';

type Wanted = RequestOf<typeof listMediaFiles>['query'];

/** What serving an original takes. */
export type StoredOriginal = Pick<
  MediaFileRow,
  'stored_name' | 'content_hash' | 'privacy' | 'width' | 'height'
>;

/** A folder to be made. */
export interface NewFolder {
  readonly id: string;
  readonly name: string;
  readonly createdAt: string;
}

/** A file whose original the provider already holds. */
export interface NewFile extends Omit<MediaFileRow, 'description'> {
  readonly description?: string;
  readonly tags: readonly string[];
}

/** The media library's entries; the originals lie with a provider. */
export interface MediaStore {
  listPublic(wanted: Wanted): Promise<MediaFile[]>;
  findOriginal(id: string): Promise<StoredOriginal | undefined>;
  insertFolder(folder: NewFolder): Promise<void>;
  /** The id of the folder of that name, which is made when there is none: one that is empty changes nothing public. */
  ensureFolder(name: string): Promise<string>;
  insertFile(file: NewFile): Promise<void>;
}

/** The media library in a database. */
export function createMediaStore(database: Knex, catalogue: CatalogueRevision): MediaStore {
  return {
    async listPublic(wanted) {
      const rows = await publicFiles(database, wanted);
      const tags = await tagsOf(
        database,
        rows.map(({ id }) => id),
      );
      return rows.map((row) => mediaFileOf(row, row.folder_name, tags.get(row.id) ?? []));
    },

    async findOriginal(id) {
      return database<MediaFileRow>('media_files')
        .where({ id })
        .first('stored_name', 'content_hash', 'privacy', 'width', 'height');
    },

    async insertFolder({ id, name, createdAt }) {
      await database('media_folders').insert({ id, name, created_at: createdAt });
      catalogue.changed();
    },

    async ensureFolder(name) {
      const created_at = new Date().toISOString();
      await database('media_folders')
        .insert({ id: randomUUID(), name, created_at })
        .onConflict('name')
        .ignore();
      const folder = await database<{ id: string; name: string }>('media_folders')
        .where({ name })
        .first('id');
      if (!folder) throw new Error(`There is no folder ${name}.`);
      return folder.id;
    },

    async insertFile({ tags, description = '', ...row }) {
      await database.transaction(async (trx) => {
        await trx('media_files').insert({ ...row, description });
        if (tags.length > 0) await trx('media_file_tags').insert(tagRows(row.id, tags));
      });
      if (row.privacy === 'public') catalogue.changed();
    },
  };
}

const tagRows = (fileId: string, tags: readonly string[]) =>
  [...new Set(tags)].map((tag, position) => ({ file_id: fileId, tag, position }));

const sortColumns = { date: 'created_at', name: 'title', size: 'size' } as const;

/** Reads a `sort` such as 'date:desc'; ascending without a direction. */
function orderOf(sort: string) {
  const [field, direction] = sort.split(':');
  const column = field === 'name' || field === 'size' ? sortColumns[field] : sortColumns.date;
  return { column: `media_files.${column}`, order: direction === 'desc' ? 'desc' : 'asc' } as const;
}

type ListedRow = MediaFileRow & { readonly folder_name: string | null };

function publicFiles(database: Knex, wanted: Wanted): Promise<ListedRow[]> {
  const order = orderOf(wanted.sort);
  const query = database('media_files')
    .leftJoin('media_folders', 'media_folders.id', 'media_files.folder_id')
    .where('media_files.privacy', 'public')
    .select('media_files.*', 'media_folders.name as folder_name')
    .orderBy([order, { column: 'media_files.id', order: order.order }])
    .limit(wanted.limit)
    .offset(wanted.offset);
  const tags = tagsWanted(wanted.filter_tags);
  if (tags.length > 0) query.whereIn('media_files.id', filesWithAll(database, tags));
  const { folder } = wanted;
  if (folder === undefined) return query;
  return query.where((either) =>
    either.where('media_folders.id', folder).orWhere('media_folders.name', folder),
  );
}

const tagsWanted = (written = ''): string[] =>
  [...new Set(written.split(',').map((tag) => tag.trim()))].filter((tag) => tag !== '');

const filesWithAll = (database: Knex, tags: readonly string[]) =>
  database('media_file_tags')
    .select('file_id')
    .whereIn('tag', [...tags])
    .groupBy('file_id')
    .havingRaw('count(*) = ?', [tags.length]);

async function tagsOf(
  database: Knex,
  fileIds: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  const rows: { file_id: string; tag: string }[] = await database('media_file_tags')
    .whereIn('file_id', [...fileIds])
    .orderBy('position');
  const tags = new Map<string, string[]>(fileIds.map((id) => [id, []]));
  for (const { file_id, tag } of rows) tags.get(file_id)?.push(tag);
  return tags;
}
