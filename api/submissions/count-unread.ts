import type { Knex } from 'knex';
import type { UnreadCounts } from '#contract/inbox/admin-schema';

export async function countUnread(database: Knex): Promise<UnreadCounts> {
  const [messages, requests, inquiries, orders] = await Promise.all([
    countRows(database, 'contact_messages'),
    countRows(database, 'restoration_requests'),
    countRows(database, 'event_inquiries'),
    countRows(database, 'order_requests'),
  ]);
  return { messages, requests, inquiries, orders };
}

async function countRows(database: Knex, table: string): Promise<number> {
  const [row]: { count: number | string }[] = await database(table)
    .whereNull('read_at')
    .whereNull('archived_at')
    .count('* as count');
  return Number(row?.count ?? 0);
}
