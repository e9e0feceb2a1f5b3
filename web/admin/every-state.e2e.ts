import { shops } from '../testing/browser/shops';
import { test } from '../testing/browser/test';
import { formWalk } from './testing/form-walk';
import { lettersWalk } from './testing/letters-walk';
import { lookAt } from './testing/look-at';
import { imagesTour } from './testing/pictures-walk';
import { productsWalk } from './testing/products-walk';
import { doorWalk, emptyWalk, expiredWalk, failedWalk } from './testing/trouble-walks';
import type { Walk } from './testing/walk';

const walks: Readonly<Record<string, Walk>> = {
  'the product list': productsWalk,
  'the product form': formWalk,
  'the image tabs': imagesTour,
  'the inbox': lettersWalk,
  'empty tabs': emptyWalk,
  'server errors': failedWalk,
  'an expired session': expiredWalk,
  'the sign-in page': doorWalk,
};

for (const { onMocks, use } of shops) {
  // The mocks start with data of every kind and can simulate errors.
  if (!onMocks) continue;
  test.describe('with mocked API', () => {
    // Skips transitions.
    test.use({ ...use, contextOptions: { reducedMotion: 'reduce' } });
    // A tour goes through up to thirteen states, each with five checks.
    test.setTimeout(240_000);

    for (const [name, { url, through }] of Object.entries(walks)) {
      test(`visual audit of ${name}: no axe violations, no small touch targets, no overflow`, async ({
        page,
      }) => {
        await page.goto(url);
        await page.locator('main h1').waitFor();
        await through(page, (state, place) => lookAt(page, state, place));
      });
    }
  });
}
