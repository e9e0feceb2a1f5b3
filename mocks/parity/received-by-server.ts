import type { Knex } from 'knex';
import { requestPhotosFolder } from '#contract/media/rules';
import type { OrderLine } from '#contract/orders/order-validation';
import type {
  Enquiries,
  MessageRow,
  PhotoRow,
  RequestRow,
  SubscriberRow,
} from '../tables/enquiries';
import type { OrderRow } from '../tables/orders';

const kept = ['id', 'language', 'created_at as createdAt', 'received_at as receivedAt'];
const enquiry = [...kept, 'name', 'email', 'phone', 'read_at as readAt'];
const task = [...enquiry, 'status', 'updated_at as updatedAt'];

/** What people sent the server, as the mocks keep it. */
export const receivedByServer = async (database: Knex): Promise<Enquiries> => ({
  messages: await database('contact_messages')
    .orderBy('id')
    .select<MessageRow[]>(...enquiry, 'subject', 'message'),
  requests: await database('restoration_requests')
    .orderBy('id')
    .select<RequestRow[]>(...task, 'kind', 'description'),
  subscribers: await database('newsletter_subscribers')
    .orderBy('id')
    .select<SubscriberRow[]>(...kept, 'email'),
  orders: await ordersIn(database),
  photos: await database('media_files')
    .join('media_folders', 'media_folders.id', 'media_files.folder_id')
    .leftJoin('restoration_request_photos', 'file_id', 'media_files.id')
    .where('media_folders.name', requestPhotosFolder)
    .orderBy('media_files.created_at')
    .select<PhotoRow[]>('media_files.id', 'request_id as requestId', 'position'),
});

async function ordersIn(database: Knex): Promise<OrderRow[]> {
  const orders = await database('order_requests')
    .orderBy('id')
    .select<Omit<OrderRow, 'lines'>[]>(...task, ...columnsOfOrder);
  return Promise.all(
    orders.map(async (order) => ({ ...order, lines: await linesOf(database, order) })),
  );
}

const columnsOfOrder = [
  'event_date as eventDate',
  'fulfilment',
  'area',
  'guests',
  'notes',
  'total_cents as totalCents',
];

const linesOf = (database: Knex, { id }: Pick<OrderRow, 'id'>): Promise<OrderLine[]> =>
  database('order_request_items')
    .where({ order_id: id })
    .orderBy('position')
    .select('product_id as productId', 'product_name as productName')
    .select('quantity', 'price_cents as priceCents');
