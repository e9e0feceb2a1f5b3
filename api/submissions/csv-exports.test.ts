import Papa from 'papaparse';
import { afterAll, describe, expect, test } from 'vitest';
import { byteOrderMark } from '#contract/core/csv';
import { exportEventInquiries } from '#contract/event-inquiries/admin-endpoints';
import { sendEventInquiry } from '#contract/event-inquiries/endpoints';
import {
  exportContactMessages,
  exportRestorationRequests,
  exportSubscribers,
} from '#contract/inbox/admin-endpoints';
import { exportOrderRequests } from '#contract/orders/admin-endpoints';
import { minimalInquiry } from '#contract/testing/event-inquiry';
import { createAdminClient } from '../testing/admin-client';
import { startOrderServer } from '../testing/order-server';
import { postJson } from '../testing/post-requests';
import { createContactMessageStore } from './contact-message-store';
import { createRestorationRequestStore } from './restoration-request-store';
import { createSubscriberStore } from './subscriber-store';

// 23:30 in the shop's time zone, the next day in UTC.
const now = new Date('2026-11-23T07:30:00.000Z');
const localTime = '2026-11-22 23:30';

const server = await startOrderServer();
afterAll(server.close);
const { database } = server;
server.setTime(now);
const { sendRequest } = await createAdminClient(server);

const formula = '=cmd()|"/c calc"!A1';
const ana = { name: formula, email: 'ana@example.com', phone: '+1 323 555 0142' };

const messages = createContactMessageStore(database, () => now);
await messages.setRead(
  await messages.insert({ ...ana, subject: '@x', message: 'One, two\r\n"three" ñ 🍇' }),
  true,
);
await messages.insert({ name: 'Eva', email: 'eva@example.com', message: 'Hola, ¿qué tal?' });
await createRestorationRequestStore(database, () => now).insert({
  ...ana,
  kind: 'restoration',
  description: '-A plate',
  photoUrls: [],
  language: 'es',
});
await createSubscriberStore(database, () => now).insert({ email: '=ana@example.com' });

async function fetchCsvRows(path: string, fileName: string): Promise<string[][]> {
  const { status, headers, text } = await sendRequest(path);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${fileName}"`,
    'cache-control': 'private, no-store',
  });
  expect(text.startsWith(byteOrderMark)).toBe(true);
  return Papa.parse<string[]>(text.slice(byteOrderMark.length)).data;
}

test('messages CSV has local times, language names and no formula cells', async () => {
  expect(await fetchCsvRows(exportContactMessages.path, 'messages-2026-11-22.csv')).toEqual([
    ['Received', 'Name', 'Email', 'Phone', 'Subject', 'Message', 'Language', 'Sent', 'Read'],
    [localTime, 'Eva', 'eva@example.com', '', '', 'Hola, ¿qué tal?', 'English', localTime, ''],
    [
      localTime,
      `'${formula}`,
      'ana@example.com',
      "'+1 323 555 0142",
      "'@x",
      'One, two\r\n"three" ñ 🍇',
      'English',
      localTime,
      localTime,
    ],
  ]);
});

test('messages CSV supports search and sorting', async () => {
  const path = `${exportContactMessages.path}?q=hola&sort=name`;
  expect(await fetchCsvRows(path, 'messages-2026-11-22.csv')).toHaveLength(2);
});

test('requests CSV has local times, labels and the number of photos', async () => {
  const [header, row] = await fetchCsvRows(
    exportRestorationRequests.path,
    'requests-2026-11-22.csv',
  );
  expect(header).toEqual(
    'Received,Kind,Status,Name,Email,Phone,Description,Photographs,Language,Sent,Updated,Read'.split(
      ',',
    ),
  );
  expect(row).toEqual(
    [
      localTime,
      'Restoration',
      'Pending',
      `'${formula}`,
      'ana@example.com',
      "'+1 323 555 0142",
    ].concat(["'-A plate", '0', 'Spanish', localTime, localTime, '']),
  );
});

test('event inquiries CSV has labels and the plan', async () => {
  const productId = await server.insertBoard();
  server.cacheVersion.increment();
  const items = [
    { productId, optionKey: null, quantity: 2 },
    { productId: 999_999, optionKey: null, quantity: 1 },
  ];
  await postJson(server, sendEventInquiry.path, {
    ...minimalInquiry,
    name: formula,
    eventDate: '2026-12-12',
    placeNotes: 'Patio',
    budgetBand: 'under-300',
    diets: ['vegetarian', 'no-pork'],
    allergens: ['tree-nuts', 'milk'],
    dietNotes: 'Two vegans',
    notes: '+1 cake',
    proposal: { items, total: 177 },
  });
  const [header, row] = await fetchCsvRows(
    exportEventInquiries.path,
    'event-inquiries-2026-11-22.csv',
  );
  expect(header?.join()).toBe(
    'Received,Occasion,Event day,Guests,Status,Name,Email,Phone,Place,Place notes,Budget,Diets,Allergies,Diet notes,Notes,Plan,Plan total,Photographs,Language,Sent,Updated,Read',
  );
  expect(row).toEqual([
    ...[localTime, 'Wedding', '2026-12-12', '60', 'New', `'${formula}`, 'ana@example.com', ''],
    ...['Greater LA', 'Patio', 'Under $300', 'Vegetarian, No pork', 'Tree nuts, Milk'],
    ...['Two vegans', "'+1 cake", '2 × Fig Board\n1 × Product 999999', '177.00', '0'],
    ...['English', localTime, localTime, ''],
  ]);
});

test('subscribers CSV has sign-up times', async () => {
  expect(await fetchCsvRows(exportSubscribers.path, 'subscribers-2026-11-22.csv')).toEqual([
    ['Email', 'Language', 'Received', 'Sent'],
    ["'=ana@example.com", 'English', localTime, localTime],
  ]);
});

describe('orders CSV', () => {
  test('has one row per item', async () => {
    const [board, other] = [
      await server.insertBoard(),
      await server.insertBoard({ name: '=Board' }),
    ];
    const items = [
      { productId: board, quantity: 2, price: 88.5 },
      { productId: other, quantity: 1, price: 88.5 },
    ];
    const response = await server.sendOrder({
      items,
      eventDate: '2026-12-05',
      notes: 'Sin nueces',
      street: '5821 York Blvd',
      unit: 'B',
      zip: '90041',
      instructions: 'Gate 4411',
      window: '11:00',
      allergies: ['tree-nuts'],
      allergyNotes: 'Cashews too',
      cardMessage: 'Felicidades',
    });
    const { number } = { number: '', ...Object(response.json) };
    const [header, ...lines] = await fetchCsvRows(
      exportOrderRequests.path,
      'orders-2026-11-22.csv',
    );
    expect(header?.join()).toBe(
      'Order,Received,Event day,Status,Name,Email,Phone,Delivery or pickup,Area,Street,Unit,ZIP,Instructions,Time,Guests,Allergies,Product,Option,Quantity,Price,Fee,Discount,Order total,Notes,Card message,Ship to,Language,Sent,Updated,Read',
    );
    const line = (product: string, quantity: string, sums: readonly string[]) => [
      ...[number, localTime, '2026-12-05', 'New', 'Ana', 'ana@example.com', ''],
      ...['Delivery', 'Northeast LA', '5821 York Blvd', 'B', '90041', 'Gate 4411', '11:00–13:00'],
      ...['', 'Tree nuts, Cashews too', product, '', quantity, '88.50', ...sums],
      ...['Sin nueces', 'Felicidades', '', 'English', localTime, localTime, ''],
    ];
    expect(lines).toEqual([
      line('Fig Board', '2', ['15.00', '0.00', '280.50']),
      line("'=Board", '1', ['', '', '']),
    ]);
  });

  test('has a row for an order without items', async () => {
    await server.database('order_request_items').delete();
    const lines = await fetchCsvRows(exportOrderRequests.path, 'orders-2026-11-22.csv');
    expect(lines.at(-1)?.slice(16, 22)).toEqual(['', '', '', '', '15.00', '0.00']);
  });
});

test('messages CSV exports 10,000 rows', async () => {
  const [template] = await database('contact_messages').where({ name: 'Eva' });
  const { id: _, ...row } = template;
  const rows = Array.from({ length: 10_000 }, (__, number) => ({ ...row, subject: `${number}` }));
  await database.batchInsert('contact_messages', rows, 500);
  const lines = await fetchCsvRows(exportContactMessages.path, 'messages-2026-11-22.csv');
  expect(lines).toHaveLength(10_003);
  expect(new Set(lines.map(([, , , , subject]) => subject)).size).toBe(10_003);
});
