import { needsMocks, test } from '../testing/browser/test';
import {
  emptyShopTour,
  expiredSessionTour,
  serverErrorTour,
  signInErrorTour,
} from './testing/error-state-tours';
import { imagesTour } from './testing/images-tour';
import { inboxTour } from './testing/inbox-tour';
import { customersTour, kitchenTour, orderEditorTour } from './testing/orders-tour';
import { productFormTour } from './testing/product-form-tour';
import { productsTour } from './testing/products-tour';
import { settingsTour } from './testing/settings-tour';
import type { Tour } from './testing/tour';
import { auditState } from './testing/visual-audit';

const tours: Readonly<Record<string, Tour>> = {
  'the product list': productsTour,
  'the product form': productFormTour,
  'the image tabs': imagesTour,
  'the inbox': inboxTour,
  'an order and its editor': orderEditorTour,
  'the calendar and prints': kitchenTour,
  'the customers': customersTour,
  'the settings': settingsTour,
  'empty tabs': emptyShopTour,
  'server errors': serverErrorTour,
  'an expired session': expiredSessionTour,
  'the sign-in page': signInErrorTour,
};

// Skips transitions.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
// A tour goes through up to thirteen states, each with five checks.
test.setTimeout(240_000);

for (const [name, { url, run }] of Object.entries(tours)) {
  test(
    `visual audit of ${name}: no axe violations, no small touch targets, no overflow`,
    needsMocks('They start with data of every kind, and simulate errors.'),
    async ({ page }) => {
      await page.goto(url);
      await page.locator('main h1').waitFor();
      await run(page, (state, selector) => auditState(page, state, selector));
    },
  );
}
