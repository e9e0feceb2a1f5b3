import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import knex from 'knex';
import { isOnMocks } from './test';

type Row = Readonly<Record<string, unknown>>;

/** Reads the rows that the server, or the mocks in the page, have stored. */
interface ShopDatabase {
  /** Oldest first. */
  findRows(
    table:
      | 'contact_messages'
      | 'restoration_requests'
      | 'newsletter_subscribers'
      | 'order_requests',
    email: string,
  ): Promise<readonly Row[]>;
  /** File ids. */
  findPhotos(requestId: unknown): Promise<readonly string[]>;
  listOrderItems(orderId: unknown): Promise<readonly Row[]>;
}

type Query<Result> = (database: knex.Knex) => Promise<Result>;

/** On mocks, the page must have changed the database. */
export function openShopDatabase(page: Page): ShopDatabase {
  const runQuery = <Result>(query: Query<Result>) =>
    isOnMocks() ? queryMocks(page, query) : queryServer(query);
  return {
    findRows: (table, email) =>
      runQuery((database) => database(table).where({ email }).orderBy('id')),
    findPhotos: async (requestId) => {
      const rows: { file_id: string }[] = await runQuery((database) =>
        database('restoration_request_photos').where({ request_id: requestId }).orderBy('position'),
      );
      return rows.map(({ file_id }) => file_id);
    },
    listOrderItems: (orderId) =>
      runQuery((database) =>
        database('order_request_items').where({ order_id: orderId }).orderBy('position'),
      ),
  };
}

const queryServer = <Result>(query: Query<Result>) =>
  queryFile(join(String(process.env.SHOP_DATA), 'higuera.sqlite3'), query);

/** The mocks save SQLite's file in IndexedDB. */
async function queryMocks<Result>(page: Page, query: Query<Result>): Promise<Result> {
  const base64 = await page.evaluate(async () => {
    const fetchResult = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const indexedDb = await fetchResult(indexedDB.open('mock-server'));
    const [saved] = await fetchResult(
      indexedDb.transaction('databases').objectStore('databases').getAll(),
    );
    indexedDb.close();
    const dataUrl = await new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result));
      reader.readAsDataURL(new Blob([saved.bytes]));
    });
    return dataUrl.slice(dataUrl.indexOf(',') + 1);
  });
  const folder = await mkdtemp(join(tmpdir(), 'la-higuera-mocks-'));
  try {
    const file = join(folder, 'mocks.sqlite3');
    await writeFile(file, base64, 'base64');
    return await queryFile(file, query);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function queryFile<Result>(filename: string, query: Query<Result>): Promise<Result> {
  const database = knex({ client: 'sqlite3', connection: { filename }, useNullAsDefault: true });
  try {
    return await query(database);
  } finally {
    await database.destroy();
  }
}
