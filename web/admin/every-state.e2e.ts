import type { Page } from '@playwright/test';
import { violationsIn } from '../testing/browser/axe';
import { shops } from '../testing/browser/shops';
import { expect, test } from '../testing/browser/test';
import { emptyWalk, expiredWalk, failedWalk } from './testing/trouble-walks';
import type { Walk } from './testing/walk';

const walks: Readonly<Record<string, Walk>> = {
  'an empty shop': emptyWalk,
  'a shop that fails': failedWalk,
  'a session that is over': expiredWalk,
};

/** The part that is worth looking at: what stands behind a dialog has been looked at before, and so has the head of the dashboard. */
async function placeIn(page: Page): Promise<string> {
  if ((await page.getByRole('dialog').count()) > 0) return '[role=dialog]';
  return (await page.getByRole('tabpanel').count()) > 0 ? '[role=tabpanel]' : 'main';
}

/** Looks at a state in both themes without leaving it; what is found is told of at the end, all of it. */
async function lookAt(page: Page, state: string): Promise<void> {
  const place = await placeIn(page);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  for (const colorScheme of ['light', 'dark'] as const) {
    const violations = await violationsIn(page, colorScheme, place);
    const found = violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]);
    expect.soft(found, `${state}, ${colorScheme}`).toEqual([]);
  }
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, state).toBe(0);
}

for (const { onMocks, use } of shops) {
  // The mocks begin with something of everything, and can fail when they are told to.
  if (!onMocks) continue;
  test.describe('on mocks', () => {
    // What moves or fades is at its end at once.
    test.use({ ...use, contextOptions: { reducedMotion: 'reduce' } });

    for (const [name, { address, through }] of Object.entries(walks)) {
      for (const width of [320, 1280]) {
        test(`axe finds nothing in ${name} at ${width} pixels, and nothing sticks out`, async ({
          page,
        }) => {
          await page.setViewportSize({ width, height: 800 });
          await page.goto(address);
          await page.locator('main h1').waitFor();
          await through(page, (state) => lookAt(page, state));
        });
      }
    }
  });
}
