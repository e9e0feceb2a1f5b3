import type { Knex } from 'knex';

/** All tables with content. */
const tables = [
  'products',
  'product_images',
  'media_folders',
  'media_files',
  'contact_messages',
  'restoration_requests',
  'restoration_request_photos',
  'event_inquiries',
  'event_inquiry_photos',
  'newsletter_subscribers',
  'restock_requests',
  'order_requests',
  'order_request_items',
  'settings',
  'email_queue',
] as const;

/** Normalizes what differs by database: ids, booleans and timestamps. */
export async function dumpRows(database: Knex): Promise<Record<string, unknown>> {
  const entries = await Promise.all(
    tables.map(async (table) => [table, normalizeRows(await database(table).select())] as const),
  );
  return Object.fromEntries(entries);
}

const normalizeRows = (rows: readonly Record<string, unknown>[]) =>
  rows.map((row) => JSON.stringify(normalizeRow(row))).sort();

const normalizeRow = (row: Record<string, unknown>) =>
  Object.entries(row)
    .map(([column, value]) => [column, normalizeValue(column, value)])
    .sort();

function normalizeValue(column: string, value: unknown): unknown {
  if (typeof value === 'boolean') return Number(value);
  // PostgreSQL's driver reads bigint as text.
  if (column === 'total_cents') return Number(value);
  if (typeof value !== 'string') return column === 'id' ? 'id' : value;
  return value
    .replaceAll(
      /\b(?:[0-9a-f]{16}|[0-9a-f]{32}|[0-9a-f]{64})\b|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g,
      'id',
    )
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time');
}
