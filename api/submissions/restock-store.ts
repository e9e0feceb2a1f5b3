import type { Knex } from 'knex';
import { getUndoCutoff } from '#contract/products/bulk-changes';
import type { RestockDemand, RestockRequestRow } from '#contract/restock/admin-schema';
import type { RestockRequest } from '#contract/restock/schema';
import { toMetaColumns } from './meta-columns';

const table = 'restock_requests';

const dayMs = 24 * 60 * 60_000;

export interface StoredRestockRequest extends RestockRequestRow {
  readonly id: number;
}

/**
 * Anyone can enter anyone's address. As what waits and the e-mails of the last day count together, no one gets more
 * than this many in a day, however often products come and go. It's more than a customer waits for.
 */
export const maxRequestsPerAddress = 10;

export const restockEmailKind = 'back-in-stock';

/** Keeps the first request of an address for the same option. */
export async function insertRestockRequest(
  trx: Knex,
  request: RestockRequest,
  now: Date,
): Promise<void> {
  await trx(table)
    .insert({
      product_id: request.productId,
      option_key: request.option ?? '',
      email: request.email,
      email_key: request.email.toLowerCase(),
      ...toMetaColumns(request, now),
    })
    .onConflict(['product_id', 'option_key', 'email_key'])
    .ignore();
}

/** Requests of an address that wait, and e-mails of the last day that others have led to. */
export async function countWaitingAndNotified(
  database: Knex,
  email: string,
  now: Date,
): Promise<number> {
  const key = email.toLowerCase();
  const [waiting] = await database(table).where({ email_key: key }).count('* as total');
  const [notified] = await database('email_queue')
    .where({ kind: restockEmailKind })
    .where('created_at', '>', new Date(now.getTime() - dayMs).toISOString())
    .whereRaw('lower(recipient) = ?', [key])
    .count('* as total');
  return Number(waiting?.total) + Number(notified?.total);
}

export async function countRestockDemand(database: Knex): Promise<RestockDemand[]> {
  const rows: { productId: number; name: string; waiting: number | string }[] = await database(
    table,
  )
    .join('products', 'products.id', 'product_id')
    .groupBy('product_id', 'products.name')
    .select(
      'product_id as productId',
      'products.name as name',
      database.raw('count(distinct email_key) as waiting'),
    )
    .orderBy([
      { column: 'waiting', order: 'desc' },
      { column: 'product_id', order: 'asc' },
    ]);
  return rows.map((row) => ({ ...row, waiting: Number(row.waiting) }));
}

/** Oldest first. The name of a deleted product is ''. */
export function listRestockRequests(
  database: Knex,
  condition: Readonly<Record<string, unknown>> = {},
): Promise<StoredRestockRequest[]> {
  return database(table)
    .leftJoin('products', 'products.id', 'product_id')
    .where(condition)
    .orderBy('restock_requests.id')
    .select({
      id: 'restock_requests.id',
      productId: 'product_id',
      productName: database.raw("coalesce(products.name, '')"),
      option: database.raw("nullif(option_key, '')"),
      email: 'email',
      language: 'restock_requests.language',
      receivedAt: 'received_at',
    });
}

/** Ids of products that customers wait for. */
export const listRequestedProductIds = (database: Knex): Promise<number[]> =>
  database(table).distinct('product_id').orderBy('product_id').pluck('product_id');

/** True for the caller that deletes it: the others have lost the race. */
export const deleteRestockRequest = async (trx: Knex, id: number): Promise<boolean> =>
  (await trx(table).where({ id }).delete()) > 0;

const maxAgeMs = 365 * dayMs;

/** Of products that can no longer be restored, and those older than a year. Returns their number. */
export const deleteStaleRestockRequests = (database: Knex, now: Date): Promise<number> =>
  database(table)
    .where('received_at', '<', new Date(now.getTime() - maxAgeMs).toISOString())
    .orWhere((stale) =>
      stale
        .whereNotIn('product_id', database('products').select('id'))
        .whereNotIn('product_id', selectRestorableIds(database, now)),
    )
    .delete();

/** Snapshots that have expired are still there until the next deletion. */
const selectRestorableIds = (database: Knex, now: Date): Knex.QueryBuilder =>
  database('deleted_products').where('deleted_at', '>=', getUndoCutoff(now)).select('id');
