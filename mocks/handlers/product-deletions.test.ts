import { setupServer } from 'msw/node';
import { expect, onTestFinished, test } from 'vitest';
import { restorableHours } from '#contract/products/limits';
import { administratorsMark } from '#contract/session/endpoints';
import { openMockedShop } from '../node';
import type { Scenario } from '../scenarios';

const start = new Date('2026-11-21T19:00:00.000Z');

/** A mocked shop in which somebody is signed in, and whose clock a test can set. */
function signedIn(...scenarios: Scenario[]) {
  let now = start;
  const { handlers, database } = openMockedShop(['signed-in', ...scenarios], () => now);
  const server = setupServer(...handlers);
  server.listen({ onUnhandledRequest: 'error' });
  onTestFinished(() => server.close());
  return {
    database,
    later(hours: number) {
      now = new Date(now.getTime() + hours * 60 * 60 * 1000);
    },
    async post(path: string, body: object): Promise<unknown> {
      const answer = await fetch(`http://shop.test/api/products/${path}`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          [administratorsMark.name]: administratorsMark.value,
        },
        body: JSON.stringify(body),
      });
      return answer.json();
    },
  };
}

test('a deletion can be taken back for a day, and no longer', async () => {
  const { post, later } = signedIn();
  await post('deletions', { ids: [1, 2] });
  later(restorableHours);
  expect(await post('restorations', { ids: [1] })).toEqual({ done: [1], missing: [] });
  later(0.001);
  expect(await post('restorations', { ids: [2] })).toEqual({ done: [], missing: [2] });
});

test('what can come back no more is forgotten at the next deletion', async () => {
  const { post, later, database } = signedIn();
  await post('deletions', { ids: [1] });
  later(restorableHours + 1);
  await post('deletions', { ids: [2] });
  expect([...database.catalogue.deletions.keys()]).toEqual([2]);
});

test('all of a large catalogue can be changed, deleted and brought back at once', async () => {
  const { post, database } = signedIn('large-catalogue');
  const ids = database.products.map(({ id }) => id);
  await post('changes', { changes: ids.map((id) => ({ id, inStock: false })) });
  expect(database.products.some(({ inStock }) => inStock)).toBe(false);
  expect(await post('deletions', { ids })).toEqual({ done: ids, missing: [] });
  expect(database.products).toEqual([]);
  expect(await post('restorations', { ids })).toEqual({ done: ids, missing: [] });
  expect(database.products).toHaveLength(ids.length);
});
