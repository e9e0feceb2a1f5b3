import { type StoppableShop, stoppableShop } from './stoppable-shop';
import { test as base } from './test';

interface OwnShop {
  readonly ownShop: StoppableShop;
}

/** Playwright's `test` in a shop of its own: what the owner changes there, no other test meets. */
export const test = base.extend<object, OwnShop>({
  ownShop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads off the pattern that nothing is asked for.
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
