import { expect, test } from 'vitest';
import { type CatalogueShelf, refreshCatalogue } from './refresh-catalogue';

const occasion = new Event('message');

function shelfOf(answers: Readonly<Record<string, number>>) {
  const stored = new Set(Object.keys(answers));
  let underWay = 0;
  let mostUnderWay = 0;
  const shelf: CatalogueShelf = {
    addresses: async () => [...stored],
    fetchAnew: async (address) => {
      underWay += 1;
      mostUnderWay = Math.max(mostUnderWay, underWay);
      await Promise.resolve();
      underWay -= 1;
      return new Response(null, { status: answers[address] ?? 500 });
    },
    remove: async (address) => void stored.delete(address),
  };
  return { shelf, stored, mostUnderWay: () => mostUnderWay };
}

test('what is gone from the shop leaves the store, everything else stays', async () => {
  const { shelf, stored } = shelfOf({
    '/api/products': 200,
    '/api/products/7': 404,
    '/api/x': 503,
  });
  await refreshCatalogue(shelf, occasion);
  expect([...stored]).toEqual(['/api/products', '/api/x']);
});

test('a few are fetched at a time, and in the end all of them', async () => {
  const answers = Object.fromEntries(
    Array.from({ length: 20 }, (_, at) => [`/api/products/${at + 1}`, 404]),
  );
  const { shelf, stored, mostUnderWay } = shelfOf(answers);
  await refreshCatalogue(shelf, occasion);
  expect([stored.size, mostUnderWay()]).toEqual([0, 6]);
});

test('a shop that does not answer leaves the store as it is', async () => {
  const { shelf, stored } = shelfOf({ '/api/products': 404 });
  const silent = { ...shelf, fetchAnew: () => Promise.reject(new TypeError('Failed to fetch')) };
  await expect(refreshCatalogue(silent, occasion)).rejects.toThrow('Failed to fetch');
  expect(stored.size).toBe(1);
});
