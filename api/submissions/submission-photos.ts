import type { Knex } from 'knex';
import { toFolderKey } from '#contract/media/admin-rules';
import { requestImagesFolder } from '#contract/media/rules';
import { whereInOrBetween } from '../database/where-in-or-between';
import { buildFileImageUrl } from '../media/image-url';
import type { MediaFileRow } from '../media/media-file-row';
import { type PhotoTable, photoTables } from './photo-tables';

/**
 * Attaches uploaded photos to a submission. Resolves to false if one is unknown or attached to another submission; the
 * caller must then roll back the transaction.
 */
export async function attachPhotos(
  database: Knex,
  table: PhotoTable,
  submissionId: number,
  photos: readonly string[],
): Promise<boolean> {
  if (photos.length === 0) return true;
  const existing = await findUploadedPhotos(database, table, photos);
  if (existing.length < photos.length) return false;
  const attached = await database(table.name)
    .insert(
      photos.map((file_id, position) => ({
        [table.submissionId]: submissionId,
        file_id,
        position,
      })),
    )
    .onConflict('file_id')
    .ignore()
    .returning('file_id');
  return attached.length === photos.length;
}

/** Without those that a submission of another kind has. */
function findUploadedPhotos(
  database: Knex,
  { name }: PhotoTable,
  ids: readonly string[],
): Promise<unknown[]> {
  const uploaded = database('media_files')
    .join('media_folders', 'media_folders.id', 'media_files.folder_id')
    .where({
      'media_files.privacy': 'private',
      'media_folders.name_key': toFolderKey(requestImagesFolder),
    })
    .whereIn('media_files.id', [...ids]);
  for (const other of photoTables) {
    if (other.name !== name)
      uploaded.whereNotIn('media_files.id', database(other.name).select('file_id'));
  }
  return uploaded.select('media_files.id');
}

type PhotoRow = Pick<MediaFileRow, 'id' | 'content_hash' | 'focus_x' | 'focus_y'> & {
  readonly submission_id: number;
};

/** Photo URLs by id of the submission, in the order they were sent. */
export async function findPhotoUrls(
  database: Knex,
  { name, submissionId }: PhotoTable,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string[]>> {
  const photos = database(name)
    .join('media_files', 'media_files.id', `${name}.file_id`)
    .select(
      `${submissionId} as submission_id`,
      'media_files.id',
      'content_hash',
      'focus_x',
      'focus_y',
    )
    .orderBy('position');
  const rows: PhotoRow[] = await whereInOrBetween(photos, submissionId, ids);
  const urlsById = new Map<number, string[]>();
  for (const { submission_id, id, ...file } of rows) {
    const urls = urlsById.get(submission_id) ?? [];
    urlsById.set(submission_id, [...urls, buildFileImageUrl(id, file)]);
  }
  return urlsById;
}

/** File ids of the photos of these submissions. */
export const findPhotoIds = (
  database: Knex,
  { name, submissionId }: PhotoTable,
  ids: readonly number[],
): Promise<string[]> =>
  database(name)
    .whereIn(submissionId, [...ids])
    .pluck('file_id');
