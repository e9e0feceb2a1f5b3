import { storefrontTexts } from '../../testing/browser/storefront-texts';
import { expect, test, waitForHydration } from '../../testing/browser/test';

const texts = storefrontTexts.es;

test.describe('<MobileMenu> on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('opens, locks page scrolling and closes on a tap outside', async ({ page }) => {
    await page.goto(texts.prefix || '/');
    await waitForHydration(page);
    await page.getByRole('button', { name: texts.openMenu }).click();
    const menu = page.getByRole('dialog');
    await expect(menu.getByRole('link', { name: texts.nav.shop, exact: true })).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    await page.mouse.click(20, 400);
    await expect(menu).toBeHidden();
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
  });

  test('opens and closes by keyboard', async ({ page }) => {
    await page.goto(texts.prefix || '/');
    await waitForHydration(page);
    await page.getByRole('button', { name: texts.openMenu }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('button', { name: texts.openMenu })).toBeFocused();
  });
});

test('skip link moves focus to the main content', async ({ page }) => {
  await page.goto('/shop');
  await waitForHydration(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('navigation moves focus to the new heading', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  await waitForHydration(page);
  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('navigation from the mobile menu moves focus to the new heading', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'About Us' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('back navigation restores the scroll position', async ({ page }) => {
  await page.goto('/shop');
  await waitForHydration(page);
  await page.getByRole('article').nth(8).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(200);
  await page.getByRole('article').nth(8).getByRole('link').click();
  await expect(page).toHaveURL(/\/product\/\d+$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/shop');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 50);
});
