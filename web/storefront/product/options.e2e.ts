import { boardId, getMain, orderTexts } from '../../testing/browser/order-form';
import { storefrontTexts } from '../../testing/browser/storefront-texts';
import { expect, test, waitForHydration } from '../../testing/browser/test';

const texts = storefrontTexts.en;

test('an option chosen by keyboard is in the URL, in the price and in the cart', async ({
  page,
}) => {
  await page.goto('/');
  await page.goto(`/product/${boardId}`);
  await waitForHydration(page);
  const main = getMain(page);
  const medium = main.getByRole('radio', { name: /^Medium/ });
  const large = main.getByRole('radio', { name: /^Large/ });
  await expect(medium).toBeChecked();
  await expect(large).toHaveAccessibleName(/8–12 people.*from \$15\.00 a person/);
  await medium.focus();
  await page.keyboard.press('ArrowDown');
  await expect(large).toBeChecked();
  await expect(large).toBeFocused();
  await expect(page).toHaveURL(/\?size=large$/);
  await expect(main.getByText('$180.00').first()).toBeVisible();

  await page.reload();
  await waitForHydration(page);
  await expect(large).toBeChecked();
  await main.getByRole('button', { name: texts.addToCart }).first().click();
  await page.getByRole('banner').getByRole('link', { name: orderTexts.en.cart }).click();
  const line = main.getByRole('link', { name: /^Mediterranean Board, Large$/ });
  await expect(line).toHaveAttribute('href', `/product/${boardId}?size=large`);
  await page.goBack();
  await expect(large).toBeChecked();
  // A choice replaces its history entry.
  await page.goBack();
  await expect(page).toHaveURL('/');
});
