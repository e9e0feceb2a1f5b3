import { join } from 'node:path';
import knex from 'knex';

/** Oldest first. */
export async function findRows(
  table: 'contact_messages' | 'restoration_requests' | 'newsletter_subscribers' | 'order_requests',
  email: string,
): Promise<readonly Record<string, unknown>[]> {
  return withDatabase((database) => database(table).where({ email }).orderBy('id'));
}

/** File ids. */
export async function findPhotos(requestId: unknown): Promise<readonly string[]> {
  const rows: { file_id: string }[] = await withDatabase((database) =>
    database('restoration_request_photos').where({ request_id: requestId }).orderBy('position'),
  );
  return rows.map(({ file_id }) => file_id);
}

export async function listOrderItems(
  orderId: unknown,
): Promise<readonly Record<string, unknown>[]> {
  return withDatabase((database) =>
    database('order_request_items').where({ order_id: orderId }).orderBy('position'),
  );
}

async function withDatabase<T>(query: (database: knex.Knex) => Promise<T>): Promise<T> {
  const filename = join(String(process.env.SHOP_DATA), 'higuera.sqlite3');
  const database = knex({ client: 'sqlite3', connection: { filename }, useNullAsDefault: true });
  try {
    return await query(database);
  } finally {
    await database.destroy();
  }
}
