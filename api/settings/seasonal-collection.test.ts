import { afterAll, expect, test } from 'vitest';
import { isVisible } from '#contract/products/visible-products';
import { getSeasonalCollection } from '#contract/settings/endpoints';
import { defaultShopSettings } from '#contract/settings/shop-settings';
import { createAdminClient } from '../testing/admin-client';
import { startTestServer } from '../testing/test-server';

let now = new Date('2026-12-21T07:59:00Z');
const server = await startTestServer({ clock: () => now });
afterAll(server.close);
const admin = await createAdminClient(server);

const fetchCollection = async () => (await server.sendRequest(getSeasonalCollection.path)).json;

test('GET /api/seasonal-collection follows the settings, the catalog and the day in the shop', async () => {
  const product = (await server.products.list()).find(isVisible);
  const title = { en: 'For your posada', es: 'Para tu posada' };
  const save = (seasonalCollection: object | null) =>
    admin.sendJson('PUT', '/api/settings/shop', { ...defaultShopSettings, seasonalCollection });

  await save(null);
  expect(await fetchCollection()).toBeNull();
  await save({ title, orderBy: '2026-12-20', productIds: [product?.id] });
  expect(await fetchCollection()).toMatchObject({ title, products: [{ id: product?.id }] });

  // The cached response is of the day before.
  now = new Date('2026-12-21T08:00:00Z');
  expect(await fetchCollection()).toBeNull();
  await save({ title, orderBy: '2026-12-21', productIds: [product?.id, 9999] });
  expect(await fetchCollection()).toMatchObject({ products: [{ id: product?.id }] });
});
