import { setupServer } from 'msw/node';
import type { Product } from '#contract/products/schema';
import type { MockSubmissions } from '#mocks/enquiry-rows';
import { openMockServer } from '#mocks/node-server';
import type { Scenario } from '#mocks/scenarios';
import type { MemoryDatabase } from '#mocks/sqlite/open-database';
import {
  readSubmissions,
  seedSubmissions,
  TestMediaStore,
  TestProductStore,
} from '#mocks/testing/shop-data';

let shop = openMockServer();
let requestedUrls: string[] = [];

export const mockServer = setupServer(...shop.handlers);

mockServer.events.on('request:start', ({ request }) => {
  const { pathname, search } = new URL(request.url);
  requestedUrls.push(pathname + search);
});

/** Starts over with a new database in these scenarios. */
export function openShop(...scenarios: Scenario[]): void {
  requestedUrls = [];
  void shop.close();
  shop = openMockServer(scenarios);
  mockServer.resetHandlers(...shop.handlers);
}

/** Path and query of every request since the last reset. */
export const requestsMade = (): readonly string[] => requestedUrls;

/** Runs one SQL statement. */
const run: MemoryDatabase['run'] = (sql, bindings) => {
  const rows = shop.database().run(sql, bindings);
  shop.invalidateCaches();
  return rows;
};

/** Oldest first. */
export const received = (): MockSubmissions => readSubmissions(run);

export const receive = (submissions: Partial<MockSubmissions>): void =>
  seedSubmissions(run, submissions);

/** Simulates another admin. */
export const deleteRequests = (): void => void run('delete from restoration_requests');

const products = new TestProductStore(run);
const library = new TestMediaStore(run);

/** Newest first. */
export const soldProducts = (): readonly Product[] => products.list;

export const productTable = (): TestProductStore => products;

export const mediaLibrary = (): TestMediaStore => library;
