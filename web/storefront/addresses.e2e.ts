import { words } from '../testing/browser/languages';
import { expect, test, tookOver } from '../testing/browser/test';
import { completePages } from '../testing/kinds-of-page';

const say = words.en;

for (const address of ['/product/abc', '/product/0', '/product/999999', '/product']) {
  test(`${say.prefix}${address} is a product that is not there`, async ({ page }) => {
    const answer = await page.goto(say.prefix + address);
    expect(answer?.status()).toBe(404);
    await tookOver(page);
    await expect(page.getByRole('heading', { name: say.productNotFound })).toBeVisible();
  });
}

test(`${say.prefix}/nowhere is a page that is not there`, async ({ page }) => {
  const answer = await page.goto(`${say.prefix}/nowhere`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: say.pageNotFound })).toBeVisible();
});

test('an unknown category is the empty state, and the filter can be reset', async ({ page }) => {
  const answer = await page.goto(`${say.prefix}/shop?category=nonsense`);
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { name: say.noProducts })).toBeVisible();
  await page.getByText(say.resetFilters).click();
  await expect(page).toHaveURL(`${say.prefix}/shop`);
  await expect(page.getByRole('article')).toHaveCount(9);
});

for (const [wanted, first] of [
  ['0', 1],
  ['-3', 1],
  ['abc', 1],
  ['999', 19],
] as const) {
  test(`page ${wanted} of the shop is the nearest real one`, async ({ page }) => {
    await page.goto(`${say.prefix}/shop?page=${wanted}`);
    const count = page.getByRole('status').filter({ hasText: say.showingPattern });
    const shown = say.showingPattern.exec((await count.textContent()) ?? '');
    expect(Number(shown?.[1])).toBe(first);
  });
}

for (const path of completePages) {
  test(`${path} under /en says the same, and names the bare address as its own`, async ({
    page,
    baseURL,
  }) => {
    const heading = page.getByRole('heading', { level: 1 });
    await page.goto(path);
    const title = await page.title();
    const said = (await heading.textContent()) ?? '';
    const answer = await page.goto(`/en${path}`.replace(/\/$/, ''));
    expect(answer?.status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page).toHaveTitle(title);
    await expect(heading).toHaveText(said);
    const canonical = new URL(path, baseURL).href;
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', canonical);
    const spanish = new URL(`/es${path}`.replace(/\/$/, ''), baseURL).href;
    await expect(page.locator('link[hreflang=es]')).toHaveAttribute('href', spanish);
  });
}

test('the language switch keeps path, query and hash', async ({ page }) => {
  await page.goto('/shop?category=boards#content');
  await tookOver(page);
  await page.getByRole('banner').getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL('/es/shop?category=boards#content');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});
