import type { Knex } from 'knex';
import { getFileSearchText } from '#contract/media/admin-rules';
import type { FileUses } from '#contract/media/file-uses';
import { findPagesByTags } from '#contract/media/page-tags';
import type { MediaFile } from '#contract/media/schema';
import { bumpVersionsOnPrimaryChange, ensurePrimaryImages } from '../catalog/primary-image';
import { lockProductsWithFile } from '../catalog/row-locks';
import { inTransaction } from '../database/transaction';
import type { CacheVersion } from '../platform/cache-version';
import { photoTables } from '../submissions/photo-tables';
import {
  type FileQuery,
  type FileRowWithFolder,
  queryFiles,
  selectFilesWithFolder,
} from './file-query';
import { lockFolder } from './lock-folder';
import { type MediaFileRow, toMediaFile } from './media-file-row';
import { cacheOriginalLookup } from './original-lookup-cache';
import type { ProviderName } from './providers/media-provider';

export const originalColumns = [
  'provider',
  'stored_name',
  'content_hash',
  'privacy',
  'title',
  'format',
  'width',
  'height',
  'focus_x',
  'focus_y',
] as const;

/** Columns needed to serve an original. */
export type StoredOriginal = Pick<MediaFileRow, (typeof originalColumns)[number]>;

type ManagedColumn = 'focus_x' | 'focus_y' | 'search_text';

type OptionalColumn = 'description' | 'spots';

export interface NewFile
  extends Omit<MediaFileRow, ManagedColumn | OptionalColumn>,
    Partial<Pick<MediaFileRow, OptionalColumn>> {
  readonly tags: readonly string[];
}

type EditableColumn =
  | 'title'
  | 'description'
  | 'folder_id'
  | 'privacy'
  | 'alt_en'
  | 'alt_es'
  | 'focus_x'
  | 'focus_y'
  | 'spots';

/** Undefined fields stay unchanged. */
export interface FileChanges extends Partial<Pick<MediaFileRow, EditableColumn>> {
  readonly tags?: readonly string[] | undefined;
}

/** Rows of the media library; the originals are stored at providers. */
export interface MediaStore {
  list(filter: FileQuery): Promise<MediaFile[]>;
  find(id: string): Promise<MediaFile | undefined>;
  findOriginal(id: string): Promise<StoredOriginal | undefined>;
  listStoredNames(provider: ProviderName): Promise<Set<string>>;
  listStoredNamesInFolder(folderId: string): Promise<Map<ProviderName, string[]>>;
  /** Drops the folder if it has been deleted. Rejects if a file of that original exists. */
  insertFile(file: NewFile): Promise<void>;
  /** False if the new folder has been deleted. */
  update(id: string, changes: FileChanges): Promise<boolean>;
  /** False if there is no such file. Also removes the file's product images. */
  remove(id: string, now: Date): Promise<boolean>;
  findUses(id: string): Promise<FileUses>;
}

export function createMediaStore(database: Knex, cacheVersion: CacheVersion): MediaStore {
  const find = async (id: string) => {
    const rows = await selectFilesWithFolder(database).where('media_files.id', id);
    const [file] = await attachTags(database, rows);
    return file;
  };

  return {
    find,

    list: async (filter) => attachTags(database, await queryFiles(database, filter)),

    findOriginal: cacheOriginalLookup(
      async (id) =>
        database<MediaFileRow>('media_files')
          .where({ id })
          .first(...originalColumns),
      cacheVersion,
    ),

    listStoredNames: async (provider) =>
      new Set(await database('media_files').where({ provider }).pluck('stored_name')),

    async listStoredNamesInFolder(folder_id) {
      const files: Pick<MediaFileRow, 'provider' | 'stored_name'>[] = await database('media_files')
        .where({ folder_id })
        .select('provider', 'stored_name');
      const byProvider = new Map<ProviderName, string[]>();
      for (const { provider, stored_name } of files) {
        byProvider.set(provider, [...(byProvider.get(provider) ?? []), stored_name]);
      }
      return byProvider;
    },

    async insertFile({ tags, description = '', ...row }) {
      const search_text = getFileSearchText({
        title: row.title,
        description,
        tags,
        alt: toAltTexts(row),
      });
      await inTransaction(database, async (trx) => {
        const folder_id = await lockExistingFolder(trx, row.folder_id);
        await trx('media_files').insert({ ...row, folder_id, description, search_text });
        await insertTags(trx, row.id, tags);
      });
      // Pages select images by tag; product pages change only when the product does.
      if (row.privacy === 'public' && tags.length > 0) cacheVersion.increment();
    },

    async update(id, changes) {
      const { folder_id } = changes;
      const isChanged = await inTransaction(database, async (trx) => {
        if (folder_id && !(await lockFolder(trx, folder_id))) return false;
        await updateFile(trx, id, changes);
        return true;
      });
      if (isChanged) cacheVersion.increment();
      return isChanged;
    },

    async remove(id, now) {
      const isRemoved = await inTransaction(database, (trx) => removeRow(trx, id, now));
      cacheVersion.increment();
      return isRemoved;
    },

    findUses: (id) => findUses(database, id),
  };
}

/** The locked folder's id, or null if it has been deleted. */
const lockExistingFolder = async (trx: Knex.Transaction, id: string | null) =>
  id !== null && (await lockFolder(trx, id)) ? id : null;

const toAltTexts = ({ alt_en, alt_es }: Pick<MediaFileRow, 'alt_en' | 'alt_es'>) => ({
  en: alt_en,
  es: alt_es,
});

/** The caller must bump the cache version. */
export async function updateFile(
  trx: Knex.Transaction,
  id: string,
  { tags, ...changes }: FileChanges,
): Promise<void> {
  const [row] = await updateRow(trx, id, changes);
  if (!row) return;
  if (tags) await replaceTags(trx, id, tags);
  const storedTags: string[] = await trx('media_file_tags')
    .where({ file_id: id })
    .orderBy('position')
    .pluck('tag');
  const search_text = getFileSearchText({ ...row, tags: storedTags, alt: toAltTexts(row) });
  await trx('media_files').where({ id }).update({ search_text });
}

async function removeRow(trx: Knex.Transaction, id: string, now: Date): Promise<boolean> {
  const [row] = await updateRow(trx, id, {});
  if (!row) return false;
  const products = await lockProductsWithFile(trx, id);
  await bumpVersionsOnPrimaryChange(trx, products, now, async () => {
    await trx('media_files').where({ id }).del();
    await ensurePrimaryImages(trx, products);
  });
  return true;
}

/**
 * Updates the row, even without changes, to lock it: a SQLite transaction that starts with a read fails when another
 * connection has written since.
 */
const updateRow = (trx: Knex.Transaction, id: string, changes: Omit<FileChanges, 'tags'>) =>
  trx<MediaFileRow>('media_files')
    .where({ id })
    .update({ id, ...changes })
    .returning(['title', 'description', 'alt_en', 'alt_es']);

async function insertTags(trx: Knex.Transaction, file_id: string, tags: readonly string[]) {
  const rows = [...new Set(tags)].map((tag, position) => ({ file_id, tag, position }));
  if (rows.length > 0) await trx('media_file_tags').insert(rows);
}

async function replaceTags(trx: Knex.Transaction, file_id: string, tags: readonly string[]) {
  await trx('media_file_tags').where({ file_id }).del();
  await insertTags(trx, file_id, tags);
}

async function attachTags(
  database: Knex,
  rows: readonly FileRowWithFolder[],
): Promise<MediaFile[]> {
  const tagRows: { file_id: string; tag: string }[] = await database('media_file_tags')
    .whereIn(
      'file_id',
      rows.map(({ id }) => id),
    )
    .orderBy('position');
  return rows.map((row) => {
    const tags = tagRows.filter(({ file_id }) => file_id === row.id).map(({ tag }) => tag);
    return toMediaFile(row, row.folder_name, tags);
  });
}

async function findUses(database: Knex, id: string): Promise<FileUses> {
  const products: { id: number; name: string }[] = await database('product_images')
    .join('products', 'products.id', 'product_images.product_id')
    .where({ file_id: id })
    .distinct('products.id', 'products.name')
    .orderBy('products.id');
  const header = await database('settings')
    .where({ name: 'header-image', value: id })
    .first('name');
  const tags: string[] = await database('media_file_tags').where({ file_id: id }).pluck('tag');
  return {
    products,
    isHeaderImage: header !== undefined,
    pages: findPagesByTags(tags),
    submissions: await findSubmissions(database, id),
  };
}

/** Submissions that the file came with. */
async function findSubmissions(database: Knex, fileId: string): Promise<FileUses['submissions']> {
  const found: FileUses['submissions'] = [];
  for (const { name, submissionId, submissions } of photoTables) {
    const rows: FileUses['submissions'] = await database(name)
      .join(submissions, `${submissions}.id`, `${name}.${submissionId}`)
      .where({ file_id: fileId })
      .orderBy(`${submissions}.id`)
      .select(`${submissions}.id`, `${submissions}.name`, `${submissions}.created_at as createdAt`);
    found.push(...rows);
  }
  return found;
}
