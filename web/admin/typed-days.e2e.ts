// jsdom has no fields of days that are typed part by part.
import { openAsAdmin } from '../testing/browser/admin-sign-in';
import { expect, test } from '../testing/browser/test';

test('days can be typed into the fields of the kitchen list and of the orders', async ({
  page,
}) => {
  await openAsAdmin(page, '/admin/kitchen-list?day=2026-12-05');
  const field = page.getByLabel('Go to day');
  await field.focus();
  await page.keyboard.type('12102026', { delay: 60 });
  await expect(page).toHaveURL(/day=2026-12-10/);
  await page.goto('/admin?tab=orders');
  const from = page.getByLabel('Event from');
  await from.focus();
  await page.keyboard.type('12092026', { delay: 60 });
  await expect(page).toHaveURL(/from=2026-12-09/);
  await expect(from).toHaveValue('2026-12-09');
});
