import type { Product } from '#contract/products/schema';
import { setShopSettings } from '#contract/settings/admin-endpoints';
import { createAdminClient } from '../../api/testing/admin-client';
import { boardInput } from '../../api/testing/catalog-client';
import { createPlainImage } from '../../api/testing/images';
import type { TestFile } from '../../api/testing/post-requests';
import type { ShopClient, ShopResponse } from './shop-client';
import type { SoakServer } from './soak-server';

/** What writes need of the shop. */
interface PreparedShop {
  /** Of the admin's session. */
  readonly headers: Readonly<Record<string, string>>;
  /** Can be ordered in any number. */
  readonly board: Product;
  readonly soldOut: Product;
  readonly image: TestFile;
  createProduct(changes: object): Promise<Product>;
}

/** Signs in, creates the products that are ordered, and allows any number of orders a day. */
export async function prepareShop(server: SoakServer, client: ShopClient): Promise<PreparedShop> {
  const { headers } = await createAdminClient(server);
  const createProduct = async (changes: object): Promise<Product> => {
    const response = await client.sendUntilAnswered('/api/products', {
      method: 'POST',
      headers,
      createBody: () => JSON.stringify({ ...boardInput, ...changes }),
    });
    return JSON.parse(requireStatus(response, 201));
  };
  await allowManyOrders(client, headers);
  return {
    headers,
    board: await createProduct({ name: 'Soak Board' }),
    soldOut: await createProduct({ name: 'Sold Out Board', inStock: false }),
    image: { name: 'plate.jpg', bytes: await createPlainImage(60, 40).jpeg().toBuffer() },
    createProduct,
  };
}

async function allowManyOrders(
  client: ShopClient,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  const { path, method } = setShopSettings;
  const settings = JSON.parse(requireStatus(await client.sendUntilAnswered(path), 200));
  const response = await client.sendUntilAnswered(path, {
    method,
    headers,
    createBody: () =>
      JSON.stringify({ ...settings, maxOrdersPerDay: null, maxServingsPerDay: null }),
  });
  requireStatus(response, 200);
}

function requireStatus({ status, text }: ShopResponse, expected: number): string {
  if (status !== expected) throw new Error(`Expected ${expected}, got ${status}: ${text}`);
  return text;
}
