import { shops } from '../testing/browser/shops';
import { test } from '../testing/browser/test';
import { formWalk } from './testing/form-walk';
import { lettersWalk } from './testing/letters-walk';
import { lookAt } from './testing/look-at';
import { picturesWalk } from './testing/pictures-walk';
import { productsWalk } from './testing/products-walk';
import { doorWalk, emptyWalk, expiredWalk, failedWalk } from './testing/trouble-walks';
import type { Walk } from './testing/walk';

const walks: Readonly<Record<string, Walk>> = {
  'the products': productsWalk,
  'the form of a product': formWalk,
  'the pictures': picturesWalk,
  'what people sent': lettersWalk,
  'an empty shop': emptyWalk,
  'a shop that fails': failedWalk,
  'a session that is over': expiredWalk,
  'the door': doorWalk,
};

for (const { onMocks, use } of shops) {
  // The mocks begin with something of everything, and can fail when they are told to.
  if (!onMocks) continue;
  test.describe('on mocks', () => {
    // What moves or fades is at its end at once.
    test.use({ ...use, contextOptions: { reducedMotion: 'reduce' } });
    // A walk goes through up to thirteen states, each of which is looked at in five ways.
    test.setTimeout(240_000);

    for (const [name, { address, through }] of Object.entries(walks)) {
      test(`axe finds nothing in ${name}, a finger finds everything, and nothing sticks out`, async ({
        page,
      }) => {
        await page.goto(address);
        await page.locator('main h1').waitFor();
        await through(page, (state, place) => lookAt(page, state, place));
      });
    }
  });
}
