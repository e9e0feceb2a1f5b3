import type { Language } from '#contract/core/language';
import { languages, storefrontTexts } from '../../testing/browser/storefront-texts';
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

const morePages: Readonly<Record<Language, readonly (readonly [name: string, url: string])[]>> = {
  en: [
    ['Questions', '/faq'],
    ['Recipes', '/recipes'],
  ],
  es: [
    ['Preguntas', '/es/faq'],
    ['Recetas', '/es/recipes'],
  ],
};

/** Taller if the links do not fit in one row. */
const maxHeaderHeight = 80;

for (const language of languages) {
  const { prefix, openMenu } = storefrontTexts[language];

  test(`header has one row with all pages at 1024 and 1280 px in ${language}`, async ({ page }) => {
    await page.goto(prefix || '/');
    const navigation = page.getByRole('banner').getByRole('navigation');
    for (const width of [1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const [name, url] of morePages[language]) {
        await expect(navigation.getByRole('link', { name })).toBeVisible();
        await expect(navigation.getByRole('link', { name })).toHaveAttribute('href', url);
      }
      const header = await page.getByRole('banner').boundingBox();
      expect(header?.height).toBeLessThan(maxHeaderHeight);
    }
  });

  test(`menu of a phone leads to the other pages in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(prefix || '/');
    await waitForHydration(page);
    for (const [name, url] of morePages[language]) {
      await page.getByRole('button', { name: openMenu }).click();
      await page.getByRole('dialog').getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(url);
      await expect(page.getByRole('dialog')).toBeHidden();
    }
  });
}

test.describe('<SpanishOffer> on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, locale: 'es-MX' });

  test('moves nothing, fits the screen, and stays away once it is dismissed', async ({ page }) => {
    await page.goto('/shop');
    const heading = page.getByRole('heading', { level: 1 });
    const before = await heading.boundingBox();
    const offer = page.getByRole('link', { name: '¿Prefieres español?' });
    await expect(offer).toBeVisible();
    expect(await heading.boundingBox()).toEqual(before);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.getByRole('button', { name: 'No, gracias' }).click();
    await expect(offer).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en');
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
