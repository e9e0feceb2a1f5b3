import { setupServer } from 'msw/node';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { exportProducts, importProducts } from '#contract/products/admin-endpoints';
import { administratorsMark } from '#contract/session/endpoints';
import { openMockedShop } from '../node';
import type { Scenario } from '../scenarios';

const origin = 'http://mocked.test';
const { name, value } = administratorsMark;

/** What becomes of the rows of a mocked shop's own export. */
async function broughtBack(...scenarios: Scenario[]): Promise<string[]> {
  const server = setupServer(...openMockedShop(['signed-in', ...scenarios]).handlers);
  server.listen({ onUnhandledRequest: 'error' });
  try {
    const table = await (await fetch(origin + exportProducts.path)).blob();
    const body = new FormData();
    body.append(importProducts.files.field, new File([table], 'products.csv'));
    const init = { method: 'POST', headers: { [name]: value }, body };
    const answer = await (await fetch(`${origin}${importProducts.path}?dry=1`, init)).json();
    return v.parse(importProducts.response, answer).rows.map(({ verdict }) => verdict);
  } finally {
    server.close();
  }
}

describe('the export of a mocked shop', () => {
  test.each<Scenario[]>([['one-product'], ['out-of-stock'], ['long-texts'], ['missing-images']])(
    'comes back unchanged with %s',
    async (scenario) => {
      const verdicts = await broughtBack(scenario);
      expect(verdicts.length).toBeGreaterThan(0);
      expect(new Set(verdicts)).toEqual(new Set(['unchanged']));
    },
  );
});
