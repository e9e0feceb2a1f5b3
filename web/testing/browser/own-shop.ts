import { type StoppableShop, stoppableShop } from './stoppable-shop';
import { test as base } from './test';

interface OwnShop {
  readonly ownShop: StoppableShop;
}

/** Playwright's `test` with a separate server per worker, for tests that change data. */
export const test = base.extend<object, OwnShop>({
  ownShop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from the pattern.
    async ({}, use) => {
      const shop = await stoppableShop();
      await shop.start();
      await use(shop);
      await shop.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ ownShop }, use) => use(ownShop.origin),
});

export { expect } from './test';
