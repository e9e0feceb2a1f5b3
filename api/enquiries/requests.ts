import type { Knex } from 'knex';
import {
  firstRequestStatus,
  type RestorationRequest,
  requestPhotosFolder,
} from '#contract/restoration';
import { arrivalOf } from './arrival';

/** What people asked the shop to make or to mend. */
export interface RequestStore {
  /**
   * Keeps a request; answers whether its photographs were sent for one and belong to no other. To be called in a
   * transaction that is given up when they do not.
   */
  insert(request: RestorationRequest): Promise<boolean>;
}

/** The requests in a database. */
export const createRequestStore = (database: Knex): RequestStore => ({
  async insert(request) {
    const arrival = arrivalOf(request);
    const [row]: { id: number }[] = await database('restoration_requests')
      .insert({
        kind: request.kind,
        name: request.name,
        email: request.email,
        phone: request.phone || null,
        description: request.description,
        status: firstRequestStatus,
        ...arrival,
        updated_at: arrival.received_at,
      })
      .returning('id');
    return row !== undefined && attach(database, row.id, request.photoUrls);
  },
});

async function attach(
  database: Knex,
  request_id: number,
  photos: readonly string[],
): Promise<boolean> {
  if (photos.length === 0) return true;
  const known = await sentPhotos(database, photos);
  if (known.length < photos.length) return false;
  const attached = await database('restoration_request_photos')
    .insert(photos.map((file_id, position) => ({ request_id, file_id, position })))
    .onConflict('file_id')
    .ignore()
    .returning('file_id');
  return attached.length === photos.length;
}

const sentPhotos = (database: Knex, ids: readonly string[]): Promise<unknown[]> =>
  database('media_files')
    .join('media_folders', 'media_folders.id', 'media_files.folder_id')
    .where({ 'media_files.privacy': 'private', 'media_folders.name': requestPhotosFolder })
    .whereIn('media_files.id', [...ids])
    .select('media_files.id');
