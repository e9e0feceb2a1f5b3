import type { Knex } from 'knex';
import { photosPerInquiry, type WriteKind, type WriteLog, writtenColumns } from './writes';

export interface CheckedWrites {
  readonly acknowledged: number;
  /** Acknowledged, but not in the database. */
  readonly lost: number;
  /** In the database more than once, acknowledged or not. */
  readonly duplicates: number;
}

/** Looks for each acknowledged write in the database. */
export async function checkWrites(database: Knex, log: WriteLog): Promise<CheckedWrites> {
  const kinds = Object.keys(writtenColumns) as WriteKind[];
  const results: CheckedWrites[] = [];
  for (const kind of kinds) results.push(await checkKind(database, kind, log.acknowledged[kind]));
  results.push(await checkEdits(database, log), await checkEmails(database));
  const lostPhotos = await countInquiriesWithoutPhotos(database);
  const sum = (key: keyof CheckedWrites) =>
    results.reduce((total, result) => total + result[key], 0);
  return {
    acknowledged: sum('acknowledged'),
    lost: sum('lost') + lostPhotos,
    duplicates: sum('duplicates'),
  };
}

async function checkKind(
  database: Knex,
  kind: WriteKind,
  acknowledged: readonly string[],
): Promise<CheckedWrites> {
  const [table, column] = writtenColumns[kind];
  const stored: (string | null)[] = await database(table).pluck(column);
  const counts = new Map<string | null, number>();
  for (const text of stored) counts.set(text, (counts.get(text) ?? 0) + 1);
  const isMarker = (text: string | null) => text !== null && /^soak |@soak\.example$/.test(text);
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter((text) => !counts.has(text)).length,
    duplicates: [...counts].filter(([text, count]) => count > 1 && isMarker(text)).length,
  };
}

async function checkEdits(database: Knex, { products, edits }: WriteLog): Promise<CheckedWrites> {
  let lost = 0;
  let duplicates = 0;
  for (const { id, description, version } of products) {
    const row = await database('products').where({ id }).first('description', 'version');
    if (row?.description !== description || row.version < version) lost += 1;
    else if (row.version > version) duplicates += 1;
  }
  return { acknowledged: edits, lost, duplicates };
}

/** Orders have their e-mails once. */
async function checkEmails(database: Knex): Promise<CheckedWrites> {
  const duplicates: unknown[] = await database('email_queue')
    .whereNotNull('order_id')
    .groupBy('order_id', 'kind', 'recipient')
    .havingRaw('count(*) > 1')
    .select('order_id');
  const lost: unknown[] = await database('order_requests')
    .where('notes', 'like', 'soak %')
    .whereNotIn('id', database('email_queue').whereNotNull('order_id').select('order_id'))
    .select('id');
  return { acknowledged: 0, lost: lost.length, duplicates: duplicates.length };
}

async function countInquiriesWithoutPhotos(database: Knex): Promise<number> {
  const complete = database('event_inquiry_photos')
    .join('media_files', 'media_files.id', 'file_id')
    .groupBy('inquiry_id')
    .havingRaw('count(*) = ?', [photosPerInquiry])
    .select('inquiry_id');
  const incomplete: unknown[] = await database('event_inquiries')
    .where('notes', 'like', 'soak %')
    .whereNotIn('id', complete)
    .select('id');
  return incomplete.length;
}
