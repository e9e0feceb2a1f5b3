import { storefrontTexts } from '../testing/browser/storefront-texts';
import { expect, needsServer, test, waitForHydration } from '../testing/browser/test';
import { serverRenderedPaths } from '../testing/page-paths';
import { comparePage } from './compare/page';

const texts = storefrontTexts.en;

test(
  'GET of an unknown product or page answers 404 with a not-found page',
  needsServer('A page on mocks has no status of its own.'),
  async ({ page }) => {
    for (const [path, heading] of [
      ['/product/abc', texts.productNotFound],
      ['/product/0', texts.productNotFound],
      ['/product/999999', texts.productNotFound],
      ['/product', texts.productNotFound],
      ['/nowhere', texts.pageNotFound],
    ] as const) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(404);
      await waitForHydration(page);
      await expect(page.getByRole('heading', { name: heading }), path).toBeVisible();
    }
  },
);

test('/shop?category=nonsense shows the empty state, and the filter can be reset', async ({
  page,
}) => {
  const response = await page.goto('/shop?category=nonsense');
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { name: texts.noProducts })).toBeVisible();
  await page.getByText(texts.resetFilters).click();
  await expect(page).toHaveURL('/shop');
  await expect(page.getByRole('article')).toHaveCount(9);
});

test.describe(
  'URLs without JavaScript',
  needsServer('Without JavaScript only the server renders pages.'),
  () => {
    test.use({ javaScriptEnabled: false });

    test('/shop?page= out of range shows the nearest page', async ({ page }) => {
      for (const [number, firstShown] of [
        ['0', 1],
        ['-3', 1],
        ['abc', 1],
        ['999', 19],
      ] as const) {
        await page.goto(`/shop?page=${number}`);
        const count = page.getByRole('status').filter({ hasText: texts.showingPattern });
        const match = texts.showingPattern.exec((await count.textContent()) ?? '');
        expect(Number(match?.[1]), `page ${number}`).toBe(firstShown);
      }
    });

    test('pages under /en have the same content and a canonical URL without /en', async ({
      request,
      baseURL,
    }) => {
      const extractContent = (html: string) =>
        [/<html[^>]* lang="(.*?)"/, /<title>(.*?)<\/title>/, /<h1[^>]*>(.*?)<\/h1>/].map(
          (pattern) => pattern.exec(html)?.[1],
        );
      // It has no canonical URL, because search engines don't index it.
      for (const path of serverRenderedPaths.filter((path) => path !== comparePage.path)) {
        const unprefixed = await (await request.get(path)).text();
        const response = await request.get(`/en${path}`.replace(/\/$/, ''));
        expect(response.status(), path).toBe(200);
        const prefixed = await response.text();
        expect(extractContent(prefixed), path).toEqual(extractContent(unprefixed));
        expect(extractContent(prefixed)[0]).toBe('en');
        const canonical = new URL(path, baseURL).href;
        expect(prefixed).toContain(`<link rel="canonical" href="${canonical}"/>`);
        const spanish = new URL(`/es${path}`.replace(/\/$/, ''), baseURL).href;
        expect(prefixed).toMatch(new RegExp(`hreflang="es" href="${spanish}"`, 'i'));
      }
    });
  },
);

test('the language switch keeps path, query and hash', async ({ page }) => {
  await page.goto('/shop?category=boards#content');
  await waitForHydration(page);
  await page.getByRole('banner').getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL('/es/shop?category=boards#content');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});
