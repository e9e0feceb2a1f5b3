import type { Knex } from 'knex';
import { requestPhotosFolder } from '#contract/restoration';
import type {
  Enquiries,
  MessageRow,
  PhotoRow,
  RequestRow,
  SubscriberRow,
} from '../tables/enquiries';

const kept = ['id', 'language', 'created_at as createdAt', 'received_at as receivedAt'];

/** What people sent the server, as the mocks keep it. */
export const receivedByServer = async (database: Knex): Promise<Enquiries> => ({
  messages: await database('contact_messages')
    .orderBy('id')
    .select<MessageRow[]>(...kept, 'name', 'email', 'phone', 'subject', 'message'),
  requests: await database('restoration_requests')
    .orderBy('id')
    .select<RequestRow[]>(...kept, 'kind', 'name', 'email', 'phone', 'description', 'status'),
  subscribers: await database('newsletter_subscribers')
    .orderBy('id')
    .select<SubscriberRow[]>(...kept, 'email'),
  orders: [],
  photos: await database('media_files')
    .join('media_folders', 'media_folders.id', 'media_files.folder_id')
    .leftJoin('restoration_request_photos', 'file_id', 'media_files.id')
    .where('media_folders.name', requestPhotosFolder)
    .orderBy('media_files.created_at')
    .select<PhotoRow[]>('media_files.id', 'request_id as requestId'),
});
