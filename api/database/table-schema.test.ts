import { expect, test } from 'vitest';
import { migrations } from './migrations/index';
import { readTableSchemas, tablesLeftOut } from './table-schema';

/** Add a new table here, or to `tablesLeftOut` if it need not survive a restore or a move to another database. */
const copied = [
  'administrators',
  'contact_messages',
  'deleted_products',
  'email_queue',
  'event_inquiries',
  'event_inquiry_photos',
  'idempotency_keys',
  'imported_products',
  'media_file_tags',
  'media_files',
  'media_folders',
  'newsletter_subscribers',
  'notes',
  'order_events',
  'order_request_items',
  'order_requests',
  'product_images',
  'product_imports',
  'product_translations',
  'products',
  'recovery_codes',
  'restock_requests',
  'restoration_request_photos',
  'restoration_requests',
  'sessions',
  'settings',
  'visitor_salts',
  'visitors',
];

const tables = await readTableSchemas(migrations);

test('readTableSchemas() has every table that backups and copies must contain', () => {
  expect(tables.map(({ name }) => name).sort()).toEqual(copied);
  expect(Object.keys(tablesLeftOut)).toEqual(['migrations', 'rate_limits', 'cache_version']);
});

test('readTableSchemas() sorts tables after those they refer to', () => {
  const names = tables.map(({ name }) => name);
  for (const { name, references } of tables) {
    for (const other of references) expect(names.indexOf(other)).toBeLessThan(names.indexOf(name));
  }
});

test('every table has a primary key, by which it is read', () => {
  expect(tables.filter(({ key }) => key.length === 0)).toEqual([]);
});

test('readTableSchemas() reads keys, types and sequences', () => {
  const find = (name: string) => tables.find((table) => table.name === name);
  expect(find('media_file_tags')).toMatchObject({ key: ['file_id', 'tag'], hasSequence: false });
  expect(find('deleted_products')).toMatchObject({ key: ['id'], hasSequence: false });
  const orders = find('order_requests');
  expect(orders?.hasSequence).toBe(true);
  expect(orders?.columns).toContainEqual({ name: 'total_cents', type: 'bigint' });
  expect(orders?.columns).toContainEqual({ name: 'is_awaiting_customer', type: 'boolean' });
});
