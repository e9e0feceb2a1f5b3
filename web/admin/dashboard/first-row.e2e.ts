import type { Page } from '@playwright/test';
import { sendContactMessage } from '#contract/inbox/endpoints';
import { openAsAdmin } from '../../testing/browser/admin-sign-in';
import { postSubmission } from '../../testing/browser/inbox';
import { expect, test } from '../../testing/browser/own-server';

/** The part of the first row that must be in sight: its name and the line below it. */
const minVisibleHeight = 60;

async function expectFirstRowInSight(page: Page): Promise<void> {
  const row = page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });
  await expect(row.first()).toBeVisible();
  const box = await row.first().boundingBox();
  const viewport = page.viewportSize();
  if (!box || !viewport) throw new Error('The first row has no box.');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(box.y + minVisibleHeight, 'bottom of the first row').toBeLessThan(viewport.height);
  expect(box.x + box.width).toBeLessThanOrEqual(viewport.width);
}

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test(`/admin has the first row of its lists in sight at ${viewport.width} × ${viewport.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await openAsAdmin(page, '/admin?tab=products', 'es');
    await expectFirstRowInSight(page);
    await postSubmission(page, sendContactMessage.path, {
      name: 'Nora',
      email: 'ines@example.com',
      message: '¿Hacen tablas sin nueces?',
    });
    await page.goto('/admin');
    // On mocks, orders wait as well.
    await expect(page).toHaveURL(/\/admin\?tab=(messages|orders)\b/);
    await expect(page).toHaveTitle(/^\(\d+\) /);
    await expectFirstRowInSight(page);
  });
}
