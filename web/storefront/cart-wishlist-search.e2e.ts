import type { Page } from '@playwright/test';
import { listProducts } from '#contract/products/endpoints';
import type { Product } from '#contract/products/schema';
import { findViolations } from '../testing/browser/axe';
import { sendRequest } from '../testing/browser/send-request';
import { storefrontTexts } from '../testing/browser/storefront-texts';
import { expect, needsServer, test, waitForHydration } from '../testing/browser/test';

const texts = {
  ...storefrontTexts.en,
  cart: 'Cart',
  cartWithCount: (count: number) => `Cart, ${count} items`,
  empty: 'Your cart is empty',
  remove: /^Remove /,
  undo: 'Undo',
  subtotal: 'Subtotal',
  guests: /^Guests/,
  wishlist: 'Wishlist',
  wishlistWithCount: 'Wishlist, 1 product',
  move: /^Move to cart: /,
  shared: 'A shared list',
  addAll: 'Add all to my wishlist',
  search: 'Search',
  field: 'Search the shop',
  typo: 'manchgo',
  resultHeading: /^“manchgo”: (\d+) products$/,
  seeAllLink: /^See all \d+ in the shop$/,
  count: /^\d+ products found$/,
};

async function findPurchasableProduct(page: Page): Promise<Product> {
  const { text } = await sendRequest({ page }, listProducts.path);
  const products: readonly Product[] = JSON.parse(text);
  const product = products.find(
    ({ inStock, quantityAvailable }) => inStock && (quantityAvailable ?? 99) > 5,
  );
  if (!product) throw new Error('The shop has no product with enough in stock.');
  return product;
}

async function openPurchasableProduct(page: Page, prefix: string): Promise<Product> {
  const product = await findPurchasableProduct(page);
  await page.goto(`${prefix}/product/${product.id}`);
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
  return product;
}

const getHeaderLink = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });

test('the cart counts items, survives a reload, and supports undo', async ({ page }) => {
  const { name } = await openPurchasableProduct(page, texts.prefix);
  await page.getByRole('button', { name: texts.more }).click();
  await page.getByRole('button', { name: texts.addToCart, exact: true }).click();
  await expect(getHeaderLink(page, texts.cartWithCount(2))).toBeVisible();

  await getHeaderLink(page, texts.cartWithCount(2)).click();
  await expect(page.getByRole('heading', { level: 1, name: texts.cart })).toBeVisible();
  // The option follows the product's name.
  const lineLink = page.getByRole('main').getByRole('link', { name: new RegExp(`^${name}`) });
  await expect(lineLink).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: texts.more }).click();
  await expect(getHeaderLink(page, texts.cartWithCount(3))).toBeVisible();

  await page.reload();
  await waitForHydration(page);
  await expect(getHeaderLink(page, texts.cartWithCount(3))).toBeVisible();
  await expect(page.getByRole('region', { name: texts.subtotal })).toBeVisible();

  await page.getByRole('button', { name: texts.remove }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: texts.empty })).toBeVisible();
  await expect(page.getByRole('button', { name: texts.undo })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(getHeaderLink(page, texts.cartWithCount(3))).toBeVisible();
  await expect(lineLink).toBeFocused();
  expect(await findViolations(page)).toEqual([]);
});

test('two tabs share the same cart', async ({ page, context }) => {
  const { id } = await findPurchasableProduct(page);
  await page.goto(`${texts.prefix}/cart`);
  await waitForHydration(page);
  await expect(page.getByRole('heading', { name: texts.empty })).toBeVisible();
  const other = await context.newPage();
  await other.goto(`${texts.prefix}/product/${id}`);
  await waitForHydration(other);
  await other.getByRole('button', { name: texts.more }).click();
  await other.getByRole('button', { name: texts.addToCart, exact: true }).click();
  await expect(getHeaderLink(page, texts.cartWithCount(2))).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: texts.more }).click();
  await expect(getHeaderLink(other, texts.cartWithCount(3))).toBeVisible();
  await page.getByRole('button', { name: texts.remove }).click();
  await expect(getHeaderLink(other, texts.cart)).toBeVisible();
});

test('a wishlist product survives a reload, is shared, and moves to the cart', async ({
  page,
  browser,
  baseURL,
}) => {
  const { id, name } = await openPurchasableProduct(page, texts.prefix);
  const heart = page.getByRole('button', { name: `${texts.wishlist}: ${name}`, exact: true });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await waitForHydration(page);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');

  const otherContext = await browser.newContext({ ...(baseURL && { baseURL }) });
  const otherPage = await otherContext.newPage();
  await otherPage.goto(`${texts.prefix}/wishlist?share=${id}`);
  await waitForHydration(otherPage);
  await expect(otherPage.getByRole('heading', { level: 1, name: texts.shared })).toBeVisible();
  await otherPage.getByRole('button', { name: texts.addAll }).click();
  await expect(getHeaderLink(otherPage, texts.wishlistWithCount)).toBeVisible();
  await otherContext.close();

  await getHeaderLink(page, texts.wishlistWithCount).click();
  await expect(page.getByRole('heading', { level: 1, name: texts.wishlist })).toBeVisible();
  await expect(page.getByRole('article').getByRole('link', { name })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: texts.move }).click();
  await expect(page.getByText(texts.added, { exact: true })).toBeVisible();
  await expect(getHeaderLink(page, texts.wishlist)).toBeVisible();
});

test('the search dialog works by keyboard', async ({ page }) => {
  await page.goto(`${texts.prefix}/faq`);
  await waitForHydration(page);
  const button = page.getByRole('banner').getByRole('button', { name: texts.search });
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: texts.field });
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(texts.typo);
  await expect(dialog.getByRole('status')).toHaveText(texts.count);
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test('a search from the header opens all results in the shop', async ({ page }) => {
  await page.goto(texts.prefix || '/');
  await waitForHydration(page);
  await page.getByRole('banner').getByRole('button', { name: texts.search }).click();
  const dialog = page.getByRole('dialog', { name: texts.field });
  await dialog.getByRole('searchbox').fill(texts.typo);
  await expect(dialog.getByRole('link', { name: texts.seeAllLink })).toBeVisible();
  await dialog.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(`${texts.prefix}/shop?q=${texts.typo}`);
  await expect(page.getByRole('heading', { level: 1, name: texts.resultHeading })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test(
  '/shop?q= is server-rendered with results and noindex',
  needsServer('It reads the HTML that the server sends.'),
  async ({ page }) => {
    const html = await (await page.request.get(`${texts.prefix}/shop?q=${texts.typo}`)).text();
    expect(html).toContain('<article');
    expect(html).toContain('content="noindex"');
    await page.goto(`${texts.prefix}/shop?q=xyzzy`);
    await expect(page.getByRole('heading', { name: texts.noProducts })).toBeVisible();
  },
);

test.describe(
  'Without JavaScript',
  needsServer('Without JavaScript only the server renders pages.'),
  () => {
    test.use({ javaScriptEnabled: false });

    test('the header links to a working search', async ({ page }) => {
      await page.goto(`${texts.prefix}/faq`);
      await page.getByRole('banner').getByRole('link', { name: texts.search, exact: true }).click();
      await expect(page).toHaveURL(`${texts.prefix}/shop#search`);
      await page.getByRole('searchbox', { name: texts.field }).fill(texts.typo);
      await page.getByRole('main').getByRole('button', { name: texts.search }).click();
      await expect(page).toHaveURL(`${texts.prefix}/shop?q=${texts.typo}`);
      await expect(
        page.getByRole('heading', { level: 1, name: texts.resultHeading }),
      ).toBeVisible();
    });

    test('the cart and the wishlist say that they need JavaScript', async ({ page }) => {
      for (const path of ['/cart', '/wishlist']) {
        await page.goto(texts.prefix + path);
        await expect(page.getByText(/JavaScript/)).toBeVisible();
      }
    });
  },
);

test(
  'the cart count in the header causes no layout shift',
  needsServer('It measures the page that the server renders, before hydration.'),
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.addInitScript(() => {
      const items = [{ productId: 1, quantity: 12 }];
      localStorage.setItem('cart', JSON.stringify({ version: 1, items }));
    });
    await page.goto('/faq');
    const bar = page.getByRole('banner');
    const serverRenderedBox = await bar.boundingBox();
    await waitForHydration(page);
    await expect(bar.getByRole('link', { name: 'Cart, 12 items' })).toBeVisible();
    expect(await bar.boundingBox()).toEqual(serverRenderedBox);
    expect(serverRenderedBox?.height).toBeLessThan(70);
  },
);
