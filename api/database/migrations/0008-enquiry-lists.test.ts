import { join } from 'node:path';
import type { Knex } from 'knex';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  getMessageSearchText,
  getOrderSearchText,
  getRequestSearchText,
} from '#contract/inbox/search';
import { createTemporaryFolder } from '../../testing/temporary-folder';
import { openSqlite } from '../connect';
import { migrate } from '../migrate';
import { inboxColumns } from './0008-enquiry-lists';
import { migrations } from './index';

let database: Knex;
beforeEach(async () => {
  database = openSqlite(join(createTemporaryFolder(), 'old.sqlite3'));
  await migrate(
    database,
    migrations.filter(({ name }) => name < inboxColumns.name),
  );
});
afterEach(() => database.destroy());

const migrateAll = () => migrate(database, migrations);

const sentAt = '2026-05-01T18:00:00.000Z';
const timestamps = { language: 'en', created_at: sentAt, received_at: sentAt };
const sender = { name: ' Íñigo Peña', email: 'Inigo@Example.com', phone: null };
const updatedTimestamps = { ...timestamps, updated_at: sentAt };

test('migration 0008-enquiry-lists makes existing submissions searchable and unread', async () => {
  const message = { ...sender, subject: 'Año Nuevo', message: '100% jamón' };
  const request = { ...sender, phone: '(323) 555-0142', description: 'Un plato azul.' };
  const order = { ...sender, notes: 'Sin nueces' };
  await database('contact_messages').insert({ ...message, ...timestamps });
  await database('restoration_requests').insert({
    ...request,
    kind: 'restoration',
    status: 'On Hold',
    ...updatedTimestamps,
  });
  const orderDetails = {
    event_date: '2026-05-08',
    fulfilment: 'pickup',
    status: 'New',
    total_cents: 100,
  };
  await database('order_requests').insert({
    id: 7,
    ...order,
    ...orderDetails,
    ...updatedTimestamps,
  });
  const items = [{ productName: 'Tabla Clásica' }, { productName: 'Higos' }];
  for (const [position, { productName: product_name }] of items.entries()) {
    const item = { order_id: 7, product_name, quantity: 1, price_cents: 50, position };
    await database('order_request_items').insert(item);
  }
  const email = 'Ana@Example.com';
  await database('newsletter_subscribers').insert({ email, email_key: 'a', ...timestamps });

  await migrateAll();

  const unreadColumns = { name_key: 'inigo pena', read_at: null };
  expect(await database('contact_messages')).toMatchObject([
    { ...unreadColumns, search_text: getMessageSearchText(message) },
  ]);
  expect(await database('restoration_requests')).toMatchObject([
    { ...unreadColumns, status: 'On Hold', search_text: getRequestSearchText(request) },
  ]);
  expect(await database('order_requests')).toMatchObject([
    { ...unreadColumns, search_text: getOrderSearchText({ ...order, number: 'LH-1007', items }) },
  ]);
  expect(await database('newsletter_subscribers')).toMatchObject([
    { search_text: 'ana@example.com' },
  ]);
});

test.each([
  ['contact_messages', 'received_at'],
  ['restoration_requests', 'received_at'],
  ['order_requests', 'received_at'],
  ['order_requests', 'event_date'],
  ['newsletter_subscribers', 'received_at'],
])('a list of %s sorted by %s is read in index order', async (table, column) => {
  await migrateAll();
  const plan: { detail: string }[] = await database.raw(
    `explain query plan select * from ${table} order by ${column} desc, id desc limit 50`,
  );
  const steps = plan.map(({ detail }) => detail);
  expect(steps).toEqual([expect.stringMatching(/^SCAN \w+ USING INDEX \w+$/)]);
});
