import { afterAll, expect, test } from 'vitest';
import { addressOf, type Endpoint } from '#contract/endpoint';
import * as imageWrites from '#contract/product-image-writes';
import * as productWrites from '#contract/product-writes';
import { foreignOrigin, notSignedIn } from '#contract/refusals';
import { administratorsMark } from '#contract/session';
import { asCatalogueKeeper } from '../testing/catalogue-keeper';
import { startShop } from '../testing/shop';

const shop = await startShop();
afterAll(shop.close);
const keeper = await asCatalogueKeeper(shop);

const writes: readonly Endpoint[] = [
  productWrites.createProduct,
  productWrites.updateProduct,
  productWrites.deleteProduct,
  productWrites.changeProducts,
  productWrites.deleteProducts,
  productWrites.restoreProducts,
  imageWrites.addProductImage,
  imageWrites.deleteProductImage,
  imageWrites.setPrimaryImage,
  imageWrites.orderProductImages,
];

const { Cookie: _cookie, ...nobody } = keeper.headers;
const { [administratorsMark.name]: _mark, ...unmarked } = keeper.headers;
const foreign = { ...keeper.headers, Origin: 'https://elsewhere.example' };

test.each(writes)('$method $path is the owner’s alone', async (endpoint) => {
  const path = addressOf(endpoint, { params: { id: 1, imageId: 1 } });
  const revision = shop.catalogue.number;
  for (const [headers, status, sentence] of [
    [nobody, 401, notSignedIn],
    [unmarked, 403, foreignOrigin],
    [foreign, 403, foreignOrigin],
  ] as const) {
    const answer = await shop.ask(path, { method: endpoint.method, headers });
    expect(answer).toMatchObject({ status, json: { message: sentence.en } });
  }
  expect(shop.catalogue.number).toBe(revision);
});
