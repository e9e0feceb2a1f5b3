import { describe, expect, test } from 'vitest';
import { createDatabase } from '../db';
import type { Scenario } from '../scenarios';
import { withAppended, withFirst } from './image-order';

const databaseIn = (...scenarios: Scenario[]) => createDatabase(new Set(scenarios));

/** Gives a product a second picture; answers it, and the ids of their files. */
function pictured({ products, files, catalogue }: ReturnType<typeof databaseIn>) {
  const product = products.find(({ image }) => image !== null);
  const single = product && catalogue.find(product.id);
  const file = files.find(({ id }) => id !== product?.image?.publitioId);
  if (!single || !file) throw new Error('The demo shop has too few pictures.');
  const second = { id: catalogue.nextImageId(), fileId: file.id, altText: null };
  const kept = { ...single, images: withAppended(single.images, second) };
  catalogue.put(kept);
  return { kept, files: kept.images.map(({ fileId }) => fileId) };
}

test('a change of one product leaves the others of a large catalogue as they were made', () => {
  const database = databaseIn('large-catalogue');
  const before = database.products;
  const kept = database.catalogue.find(before[7]?.id ?? 0);
  if (!kept) throw new Error('The eighth product is missing.');
  database.catalogue.put({ ...kept, name: 'Pear Board' });
  const after = database.products;
  expect(after).toHaveLength(before.length);
  expect(after.filter((product, at) => product !== before[at])).toMatchObject([
    { id: kept.id, name: 'Pear Board' },
  ]);
});

describe('when a file leaves the library', () => {
  test('its product loses the image, and the oldest of the others is primary', () => {
    const database = databaseIn();
    const { kept, files } = pictured(database);
    database.catalogue.put({
      ...kept,
      images: withFirst(kept.images, kept.images.at(-1)?.id ?? 0),
    });
    database.library.remove(files.at(-1) ?? '');
    const left = database.images.get(kept.id) ?? [];
    expect(left.map(({ publitioId }) => publitioId)).toEqual(files.slice(0, -1));
    expect(left.map(({ isPrimary }) => isPrimary)).toEqual([
      true,
      ...left.slice(1).map(() => false),
    ]);
    expect(database.catalogue.shown(kept.id).product.image?.publitioId).toBe(files[0]);
  });

  test('nobody finds its product by the image that is gone', () => {
    const database = databaseIn();
    const { kept, files } = pictured(database);
    const [image] = kept.images;
    expect(database.catalogue.withImage(image?.id ?? 0)?.id).toBe(kept.id);
    database.library.remove(files[0] ?? '');
    expect(database.catalogue.withImage(image?.id ?? 0)).toBeUndefined();
  });
});

test('numbers are never given twice', () => {
  const { catalogue, products } = databaseIn();
  const last = Math.max(...products.map(({ id }) => id));
  catalogue.remove(last, '2026-11-21T19:00:00.000Z');
  expect(catalogue.nextId()).toBe(last + 1);
  expect(databaseIn('empty').catalogue.nextId()).toBe(1);
});
