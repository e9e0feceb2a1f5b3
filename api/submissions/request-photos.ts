import type { Knex } from 'knex';
import { toFolderKey } from '#contract/media/admin-rules';
import { requestImagesFolder } from '#contract/media/rules';
import { whereInOrBetween } from '../database/where-in-or-between';
import { buildFileImageUrl } from '../media/image-url';
import type { MediaFileRow } from '../media/media-file-row';

const table = 'restoration_request_photos';

/**
 * Attaches uploaded photos to a request. Resolves to false if one is unknown or attached to another request; the caller
 * must then roll back the transaction.
 */
export async function attachPhotos(
  database: Knex,
  request_id: number,
  photos: readonly string[],
): Promise<boolean> {
  if (photos.length === 0) return true;
  const existing = await findUploadedPhotos(database, photos);
  if (existing.length < photos.length) return false;
  const attached = await database(table)
    .insert(photos.map((file_id, position) => ({ request_id, file_id, position })))
    .onConflict('file_id')
    .ignore()
    .returning('file_id');
  return attached.length === photos.length;
}

const findUploadedPhotos = (database: Knex, ids: readonly string[]): Promise<unknown[]> =>
  database('media_files')
    .join('media_folders', 'media_folders.id', 'media_files.folder_id')
    .where({
      'media_files.privacy': 'private',
      'media_folders.name_key': toFolderKey(requestImagesFolder),
    })
    .whereIn('media_files.id', [...ids])
    .select('media_files.id');

interface PhotoRow extends Pick<MediaFileRow, 'id' | 'content_hash' | 'focus_x' | 'focus_y'> {
  readonly request_id: number;
}

/** Photo URLs by request id, in the order they were sent. */
export async function findPhotoUrls(
  database: Knex,
  requestIds: readonly number[],
): Promise<ReadonlyMap<number, string[]>> {
  const photos = database(table)
    .join('media_files', 'media_files.id', `${table}.file_id`)
    .select('request_id', 'media_files.id', 'content_hash', 'focus_x', 'focus_y')
    .orderBy('position');
  const rows: PhotoRow[] = await whereInOrBetween(photos, 'request_id', requestIds);
  const urlsByRequest = new Map<number, string[]>();
  for (const { request_id, id, ...file } of rows) {
    const urls = urlsByRequest.get(request_id) ?? [];
    urlsByRequest.set(request_id, [...urls, buildFileImageUrl(id, file)]);
  }
  return urlsByRequest;
}
