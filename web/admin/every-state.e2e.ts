import { testTargets } from '../testing/browser/shops';
import { test } from '../testing/browser/test';
import { productFormTour } from './testing/form-walk';
import { inboxTour } from './testing/letters-walk';
import { auditState } from './testing/look-at';
import { imagesTour } from './testing/pictures-walk';
import { productsTour } from './testing/products-walk';
import {
  emptyShopTour,
  expiredSessionTour,
  serverErrorTour,
  signInErrorTour,
} from './testing/trouble-walks';
import type { Tour } from './testing/walk';

const tours: Readonly<Record<string, Tour>> = {
  'the product list': productsTour,
  'the product form': productFormTour,
  'the image tabs': imagesTour,
  'the inbox': inboxTour,
  'empty tabs': emptyShopTour,
  'server errors': serverErrorTour,
  'an expired session': expiredSessionTour,
  'the sign-in page': signInErrorTour,
};

for (const { usesMocks, use } of testTargets) {
  // The mocks start with data of every kind and can simulate errors.
  if (!usesMocks) continue;
  test.describe('with mocked API', () => {
    // Skips transitions.
    test.use({ ...use, contextOptions: { reducedMotion: 'reduce' } });
    // A tour goes through up to thirteen states, each with five checks.
    test.setTimeout(240_000);

    for (const [name, { url, run }] of Object.entries(tours)) {
      test(`visual audit of ${name}: no axe violations, no small touch targets, no overflow`, async ({
        page,
      }) => {
        await page.goto(url);
        await page.locator('main h1').waitFor();
        await run(page, (state, selector) => auditState(page, state, selector));
      });
    }
  });
}
