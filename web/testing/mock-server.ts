import type { Knex } from 'knex';
import { setupServer } from 'msw/node';
import type { Product } from '#contract/products/schema';
import type { MockSubmissions } from '#mocks/mock-submissions';
import { openMockServer } from '#mocks/node-server';
import type { Scenario } from '#mocks/scenarios';
import type { MemoryDatabase } from '#mocks/sqlite/open-memory-database';
import {
  readSubmissions,
  seedSubmissions,
  TestMediaStore,
  TestProductStore,
} from '#mocks/testing/test-database';

let server = openMockServer();
let requestedUrls: string[] = [];

export const mockServer = setupServer(...server.handlers);

mockServer.events.on('request:start', ({ request }) => {
  const { pathname, search } = new URL(request.url);
  requestedUrls.push(pathname + search);
});

/** Starts over with a new database in these scenarios. */
export function resetMockServer(...scenarios: Scenario[]): void {
  requestedUrls = [];
  void server.close();
  server = openMockServer(scenarios);
  mockServer.resetHandlers(...server.handlers);
}

/** The server's own database. */
export const getMockDatabase = (): Knex => server.getDatabase().database;

/** Path and query of every request since the last reset. */
export const listRequests = (): readonly string[] => requestedUrls;

/** Runs one SQL statement. */
const run: MemoryDatabase['run'] = (sql, bindings) => {
  const rows = server.getDatabase().run(sql, bindings);
  server.invalidateCaches();
  return rows;
};

/** Oldest first. */
export const getSubmissions = (): MockSubmissions => readSubmissions(run);

export const receiveSubmissions = (submissions: Partial<MockSubmissions>): void =>
  seedSubmissions(run, submissions);

/** Simulates another admin. */
export const deleteRestorationRequests = (): void => void run('delete from restoration_requests');

/** As the server's cleanup does a day after the upload. */
export const deleteUnattachedPhotos = (): void =>
  void run("delete from media_files where privacy = 'private'");

const products = new TestProductStore(run);
const library = new TestMediaStore(run);

/** Newest first. */
export const listServerProducts = (): readonly Product[] => products.list;

export const getProductTable = (): TestProductStore => products;

export const getMediaLibrary = (): TestMediaStore => library;
