import { findViolations } from '../testing/browser/axe';
import { expect, needsServer, test, waitForHydration } from '../testing/browser/test';

test('the search dialog finds filters, answers and what comes near, by keyboard', async ({
  page,
}) => {
  await page.goto('/');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Search', exact: true }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Search the shop' });
  const field = dialog.getByRole('searchbox');
  await expect(field).toBeFocused();

  await page.keyboard.type('sin nueces');
  await expect(
    dialog.getByRole('region', { name: 'We make these without, on request' }),
  ).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  await field.fill('for 12 under $200');
  await expect(dialog.getByRole('status')).toHaveText('8 products found');

  await field.fill('xyzzy');
  await expect(
    dialog.getByRole('region', { name: 'The nearest we have' }).getByRole('listitem'),
  ).toHaveCount(3);
  await expect(dialog.getByRole('link', { name: 'Ask us for it' })).toHaveAttribute(
    'href',
    '/contact?subject=I%E2%80%99m+looking+for+%E2%80%9Cxyzzy%E2%80%9D',
  );
  await expect(dialog.getByRole('link', { name: 'Plan an event' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  await field.fill('delivery');
  await expect(dialog.getByRole('status')).toHaveText('1 answer');
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('link', { name: /Where do you deliver/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/faq#delivery');
});

test.describe(
  'without JavaScript',
  needsServer('Without JavaScript only the server renders pages.'),
  () => {
    test.use({ javaScriptEnabled: false });

    test('/shop?q= has answers and filters products by people and price', async ({ page }) => {
      await page.goto('/shop?q=for+12+under+%24200+in+Pasadena');
      await expect(page.getByRole('article')).toHaveCount(8);
      await expect(page.getByText('We deliver to Pasadena for')).toBeVisible();
      await page.getByRole('link', { name: /Where do you deliver/ }).click();
      await expect(page).toHaveURL('/faq#delivery');
    });
  },
);
