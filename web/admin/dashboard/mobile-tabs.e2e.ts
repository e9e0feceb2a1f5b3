import type { Page } from '@playwright/test';
import { expect, needsMocks, test } from '../../testing/browser/test';

/** Pixels of the selected tab outside the visible part of the tab list. */
const measureCutOff = (page: Page) =>
  page.getByRole('tab', { selected: true }).evaluate((tab) => {
    const inner = tab.getBoundingClientRect();
    const outer = tab.parentElement?.getBoundingClientRect();
    if (!outer) throw new Error('The tab has no parent.');
    return Math.max(0, outer.left - inner.left) + Math.max(0, inner.right - outer.right);
  });

test.use({ viewport: { width: 320, height: 640 } });

test(
  '/admin scrolls the selected tab into view on a phone, even as badges make tabs wider',
  needsMocks('Only their large catalog has enough unread items.'),
  async ({ page }) => {
    // The last tab, which grows with its badge, and one in the middle, which other tabs push aside.
    for (const tab of ['orders', 'restoration'] as const) {
      await page.goto(`/admin?tab=${tab}&scenario=signed-in,large-catalogue`);
      // A slow machine needs a while to generate a large catalog.
      const tabsWithBadge = page.getByRole('tab', { name: /\(\S+ new\)$/ });
      await expect(tabsWithBadge).toHaveCount(4, { timeout: 60_000 });
      // Browsers scroll by whole device pixels.
      await expect.poll(() => measureCutOff(page), tab).toBeLessThan(1);
    }
  },
);
