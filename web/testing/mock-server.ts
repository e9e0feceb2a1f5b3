import { setupServer } from 'msw/node';
import type { Product } from '#contract/products/schema';
import type { Enquiries } from '#mocks/enquiry-rows';
import { openMockServer } from '#mocks/node-server';
import type { Scenario } from '#mocks/scenarios';
import type { OpenDatabase } from '#mocks/sqlite/open-database';
import {
  insertEnquiries,
  MediaLibrary,
  ProductTable,
  readEnquiries,
} from '#mocks/testing/shop-data';

let shop = openMockServer();
let asked: string[] = [];

/** Answers the API calls of every test. */
export const mockServer = setupServer(...shop.handlers);

mockServer.events.on('request:start', ({ request }) => {
  const { pathname, search } = new URL(request.url);
  asked.push(pathname + search);
});

/** Opens a shop of its own for a test, in these scenarios. */
export function openShop(...scenarios: Scenario[]): void {
  asked = [];
  void shop.close();
  shop = openMockServer(scenarios);
  mockServer.resetHandlers(...shop.handlers);
}

/** Path and query of every request since the shop was opened. */
export const requestsMade = (): readonly string[] => asked;

/** Runs one statement on the database of the open shop. */
const run: OpenDatabase['run'] = (sql, bindings) => {
  const rows = shop.database().run(sql, bindings);
  shop.changed();
  return rows;
};

/** What has been sent to the shop, oldest first. */
export const received = (): Enquiries => readEnquiries(run);

/** Has the shop received these before. */
export const receive = (enquiries: Partial<Enquiries>): void => insertEnquiries(run, enquiries);

/** Deletes the restoration requests, as another administrator would. */
export const deleteRequests = (): void => void run('delete from restoration_requests');

const products = new ProductTable(run);
const library = new MediaLibrary(run);

/** What the shop sells, newest first. */
export const soldProducts = (): readonly Product[] => products.list;

/** The products of the shop. */
export const productTable = (): ProductTable => products;

/** The media library of the shop. */
export const mediaLibrary = (): MediaLibrary => library;
