import type { Page } from '@playwright/test';
import { openHydrated } from '../testing/browser/forms';
import { pressKeyOn, tabTo } from '../testing/browser/keyboard';
import { expect, test } from '../testing/browser/test';

const getCard = (page: Page, index: number) =>
  page.getByRole('article').nth(index).getByRole('link');

const getScrollY = (page: Page) => page.evaluate(() => scrollY);

const getTitle = (page: Page) => page.getByRole('heading', { level: 1 });

test('going back focuses the product that was opened, where it was', async ({ page }) => {
  await openHydrated(page, '/shop');
  const card = getCard(page, 7);
  await tabTo(page, card);
  const scrollBefore = await getScrollY(page);
  expect(scrollBefore).toBeGreaterThan(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/product\//);
  await expect(getTitle(page)).toBeFocused();
  await page.goBack();
  await expect(card).toBeFocused();
  await expect.poll(() => getScrollY(page)).toBe(scrollBefore);
  await pressKeyOn(page, getCard(page, 8));
  await expect(page).toHaveURL(/\/product\//);
});

test('going back after a click shows no focus ring', async ({ page }) => {
  await openHydrated(page, '/shop');
  const card = getCard(page, 7);
  await card.click();
  await expect(page).toHaveURL(/\/product\//);
  await expect(getTitle(page)).toBeFocused();
  await page.goBack();
  await expect(card).toBeFocused();
  expect(await card.evaluate((link) => link.matches(':focus-visible'))).toBe(false);
});

test('a link to a question goes on from there, and shows a focus ring for the keyboard only', async ({
  page,
}) => {
  for (const isKeyboard of [true, false]) {
    await openHydrated(page, '/product/1');
    const link = page.getByRole('link', { name: 'What if someone has an allergy?' });
    if (isKeyboard) await pressKeyOn(page, link);
    else await link.click();
    const question = page.locator('#allergens').getByRole('heading');
    await expect(question).toBeFocused();
    await expect(question).toBeInViewport();
    expect(await question.evaluate((heading) => heading.matches(':focus-visible'))).toBe(
      isKeyboard,
    );
    await page.keyboard.press('Tab');
    await expect(question.getByRole('button')).toBeFocused();
  }
});

test('the quantity buttons of a product keep the focus at the limit', async ({ page }) => {
  await openHydrated(page, '/product/1');
  const increase = page.getByRole('button', { name: 'Increase quantity' });
  const decrease = page.getByRole('button', { name: 'Decrease quantity' });
  await pressKeyOn(page, increase);
  await pressKeyOn(page, decrease);
  await expect(decrease).toBeDisabled();
  await expect(decrease).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(increase).toBeFocused();
});
