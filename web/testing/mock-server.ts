import { setupServer } from 'msw/node';
import type { Product } from '#contract/products/schema';
import { openMockedShop } from '#mocks/node';
import type { Scenario } from '#mocks/scenarios';
import type { Enquiries } from '#mocks/tables/enquiries';
import type { Library } from '#mocks/tables/library';
import type { ProductTable } from '#mocks/tables/products';

let shop = openMockedShop();
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
  shop = openMockedShop(scenarios);
  mockServer.resetHandlers(...shop.handlers);
}

/** Path and query of every request since the shop was opened. */
export const requestsMade = (): readonly string[] => asked;

/** What has been sent to the shop since it was opened. */
export const received = (): Enquiries => shop.database.enquiries;

/** What the shop sells, newest first. */
export const soldProducts = (): readonly Product[] => shop.database.products;

/** It, to be changed. */
export const soldTable = (): ProductTable => shop.database.catalogue;

/** The media library of the shop. */
export const mediaLibrary = (): Library => shop.database.library;

/** The products of the shop. */
export const productTable = (): ProductTable => shop.database.catalogue;
