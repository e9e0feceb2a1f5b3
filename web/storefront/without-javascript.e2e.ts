import { storefrontTexts } from '../testing/browser/storefront-texts';
import { expect, test } from '../testing/browser/test';

test.use({ javaScriptEnabled: false });

const texts = storefrontTexts.es;

test('the shop can be browsed by links without JavaScript', async ({ page }) => {
  await page.goto(`${texts.prefix}/shop`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('article')).toHaveCount(9);
  await expect(page.getByRole('article').last().getByRole('img')).toHaveAttribute(
    'src',
    /optimize/,
  );

  await page.getByRole('link', { name: texts.page(2), exact: true }).click();
  await expect(page).toHaveURL(`${texts.prefix}/shop?page=2`);
  await page.getByRole('link', { name: texts.boards, exact: true }).first().click();
  await expect(page).toHaveURL(`${texts.prefix}/shop?category=boards`);
  await expect(page.getByRole('heading', { level: 1, name: texts.boards })).toBeVisible();

  await page.getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`${texts.prefix}/product/\\d+$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
