import type { Page } from '@playwright/test';
import type { Language } from '#contract/core/language';
import { storefrontTexts } from '../testing/browser/storefront-texts';
import { expect, test, waitForHydration } from '../testing/browser/test';
import { devices } from '../testing/browser/test-targets';

async function goToShop(page: Page, language: Language): Promise<void> {
  const { nav, openMenu } = storefrontTexts[language];
  const menu = page.getByRole('button', { name: openMenu });
  if (await menu.isVisible()) {
    await menu.click();
    await page.getByRole('dialog').getByRole('link', { name: nav.shop, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    return;
  }
  await page.getByRole('banner').getByRole('link', { name: nav.shop, exact: true }).click();
}

for (const { label, language, use } of devices) {
  test.describe(label, () => {
    test.use(use);
    const texts = storefrontTexts[language];

    test(`a visitor browses from the home page to adding a product to the cart, in ${language}`, async ({
      page,
    }) => {
      await page.goto(texts.prefix || '/');
      await waitForHydration(page);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

      await goToShop(page, language);
      await expect(page).toHaveURL(`${texts.prefix}/shop`);
      await expect(page.getByRole('heading', { level: 1, name: texts.nav.shop })).toBeVisible();
      const count = page.getByRole('status').filter({ hasText: texts.showingPattern });
      await expect(count).toBeVisible();
      const total = Number(texts.showingPattern.exec((await count.textContent()) ?? '')?.[3]);
      expect(total).toBeGreaterThanOrEqual(18);

      const filter = page.getByRole('navigation').filter({ hasText: texts.all }).first();
      await filter.getByRole('link', { name: texts.boards }).click();
      await expect(page).toHaveURL(`${texts.prefix}/shop?category=boards`);
      await expect(page.getByRole('heading', { level: 1, name: texts.boards })).toBeVisible();

      await page.getByRole('link', { name: texts.all, exact: true }).click();
      await expect(page).toHaveURL(`${texts.prefix}/shop`);
      await expect(page.getByRole('heading', { level: 1, name: texts.nav.shop })).toBeVisible();
      await page.getByRole('link', { name: texts.page(2), exact: true }).click();
      await expect(page).toHaveURL(`${texts.prefix}/shop?page=2`);
      await expect(page.getByText(texts.showing(10, Math.min(18, total), total))).toBeVisible();

      const card = page.getByRole('article').first();
      const name = (await card.getByRole('heading').textContent()) ?? '';
      await card.getByRole('link').click();
      await expect(page).toHaveURL(new RegExp(`${texts.prefix}/product/\\d+$`));
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

      await page.getByRole('button', { name: texts.enlarge }).click();
      const overlay = page.getByRole('dialog', { name: texts.photo });
      await expect(overlay.getByRole('img')).toBeVisible();
      await overlay.getByRole('img').click();
      await expect(overlay).toBeHidden();

      await page.getByRole('button', { name: texts.more }).click();
      await page.getByRole('button', { name: texts.addToCart, exact: true }).click();
      await expect(page.getByText(texts.added, { exact: true })).toBeVisible();
      // The chosen option follows the name; screen readers get a copy of the notice.
      await expect(page.getByText(`2 × ${name}`).first()).toBeVisible();
    });
  });
}
