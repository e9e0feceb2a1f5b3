import { setupServer } from 'msw/node';
import { expect, onTestFinished, test } from 'vitest';
import { addressOf } from '#contract/core/endpoint';
import { languages } from '#contract/core/language';
import { addProductImage } from '#contract/products/admin-endpoints';
import { mostImages } from '#contract/products/limits';
import { productImageRules } from '#contract/products/messages';
import { administratorsMark } from '#contract/session/endpoints';
import { openMockedShop } from '../node';

test.each(languages)(
  'a product with as many images as there may be takes no other, in %s',
  async (language) => {
    const { handlers, database } = openMockedShop(['signed-in', 'one-product']);
    const server = setupServer(...handlers);
    server.listen({ onUnhandledRequest: 'error' });
    onTestFinished(() => server.close());
    const { catalogue, files, products } = database;
    const id = products[0]?.id ?? 0;
    const product = catalogue.find(id);
    const [image] = product?.images ?? [];
    if (!product || !image) throw new Error('The product has no image.');
    const images = Array.from({ length: mostImages }, (_, at) => ({ ...image, id: image.id + at }));
    catalogue.put({ ...product, images });
    const other = files.find((file) => file.id !== image.fileId);
    const path = addressOf(addProductImage, { params: { id } });
    const answer = await fetch(`http://shop.test${path}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        [administratorsMark.name]: administratorsMark.value,
      },
      body: JSON.stringify({ publitioId: other?.id, language }),
    });
    expect(answer.status).toBe(409);
    expect(await answer.json()).toEqual({ message: productImageRules.tooMany[language] });
    expect(catalogue.find(id)?.images).toHaveLength(mostImages);
  },
);
