import type { Knex } from 'knex';
import type { BilingualText } from '#contract/core/language';
import { getUndoCutoff } from '#contract/products/bulk-changes';
import type { Product } from '#contract/products/schema';
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

interface DemandRow {
  readonly productId: number;
  readonly name: string;
  readonly spanishName: string | null;
  /** PostgreSQL's driver returns counts as strings. */
  readonly waiting: number | string;
}

export async function countRestockDemand(database: Knex): Promise<RestockDemand[]> {
  const rows: DemandRow[] = await database(table)
    .join('products', 'products.id', 'restock_requests.product_id')
    .leftJoin('product_translations', joinSpanish)
    .groupBy('products.id', 'products.name', 'product_translations.name')
    .select(
      'products.id as productId',
      'products.name as name',
      'product_translations.name as spanishName',
      database.raw('count(distinct email_key) as waiting'),
    )
    .orderBy([
      { column: 'waiting', order: 'desc' },
      { column: 'products.id', order: 'asc' },
    ]);
  return rows.map(({ spanishName, waiting, ...row }) => ({
    ...row,
    translations: toNameTranslations(spanishName),
    waiting: Number(waiting),
  }));
}

function joinSpanish(join: Knex.JoinClause): void {
  join
    .on('product_translations.product_id', 'products.id')
    .andOnVal('product_translations.language', 'es');
}

const toNameTranslations = (spanishName: string | null): RestockDemand['translations'] =>
  spanishName === null ? {} : { es: { name: spanishName } };

interface RequestRow extends Omit<StoredRestockRequest, 'translations' | 'optionName'> {
  readonly spanishName: string | null;
  /** JSON of `Product['options']`; null if the product was deleted. */
  readonly options: string | null;
}

interface RestockRequestFilter {
  readonly productId?: number;
  /** Lowercase. */
  readonly email?: string;
}

/** Oldest first. The name of a deleted product is ''. */
export async function listRestockRequests(
  database: Knex,
  { productId, email }: RestockRequestFilter = {},
): Promise<StoredRestockRequest[]> {
  const query = database(table)
    .leftJoin('products', 'products.id', 'restock_requests.product_id')
    .leftJoin('product_translations', joinSpanish)
    .orderBy('restock_requests.id');
  if (productId !== undefined) query.where({ 'restock_requests.product_id': productId });
  if (email !== undefined) query.where({ email_key: email });
  const rows: RequestRow[] = await query.select({
    id: 'restock_requests.id',
    productId: 'restock_requests.product_id',
    productName: database.raw("coalesce(products.name, '')"),
    spanishName: 'product_translations.name',
    option: database.raw("nullif(option_key, '')"),
    options: 'products.options',
    email: 'email',
    language: 'restock_requests.language',
    receivedAt: 'received_at',
  });
  return rows.map(({ spanishName, options, ...row }) => ({
    ...row,
    translations: toNameTranslations(spanishName),
    optionName: findOptionName(options, row.option),
  }));
}

function findOptionName(json: string | null, key: string | null): BilingualText | null {
  const options: Product['options'] = key === null || json === null ? [] : JSON.parse(json);
  return options.find((option) => option.key === key)?.name ?? null;
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
