import * as v from 'valibot';
import { endpoint, privateAnswer } from './endpoint';
import type { Product } from './product';

/** How many products are still as the demo data brought them. */
export const getDemoData = endpoint({
  method: 'GET',
  path: '/api/settings/demo-data',
  access: 'administrator',
  response: v.object({ products: v.number() }),
  cacheControl: privateAnswer,
});

/** Counts the products that came with the demo data, known by their SKUs, and that nobody has edited. */
export const countDemoProducts = (
  products: readonly Pick<Product, 'sku' | 'createdAt' | 'updatedAt'>[],
  demoSkus: ReadonlySet<string | null>,
): number =>
  products.filter(
    ({ sku, createdAt, updatedAt }) => sku !== null && demoSkus.has(sku) && createdAt === updatedAt,
  ).length;
