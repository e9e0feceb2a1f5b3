import { describe, expect, test } from 'vitest';
import { categorySlugs } from '#contract/category';
import { languages } from '#contract/core/language';
import { listPages } from '../app/sitemap';
import { localizePath, paths } from '../routing/paths';
import { visibleProducts } from '../testing/demo-data';
import { fetchFromMocks } from '../testing/fetch-from-mocks';
import { fetchStructuredData } from '../testing/fetch-structured-data';
import { findStructuredDataErrors } from '../testing/structured-data-schema';

/** Expected types by English URL. */
const expectedTypes: Readonly<Record<string, readonly string[]>> = {
  [paths.home()]: ['WebSite', 'FoodEstablishment'],
  [paths.shop()]: ['BreadcrumbList'],
  ...Object.fromEntries(
    categorySlugs.map((category) => [paths.shop({ category }), ['BreadcrumbList']]),
  ),
  ...Object.fromEntries(
    visibleProducts.map(({ id }) => [paths.product(id), ['Product', 'BreadcrumbList']]),
  ),
  [paths.shopCategories()]: [],
  [paths.about()]: [],
  [paths.contact()]: ['FoodEstablishment'],
  [paths.faq()]: ['FAQPage'],
  [paths.recipes()]: ['Recipe'],
  [paths.restoration()]: [],
  [paths.terms()]: [],
  [paths.privacy()]: [],
  [paths.plan()]: ['BreadcrumbList'],
  '/nowhere': [],
};

test('the structured data test covers every page of the sitemap', async () => {
  const listedPages = await listPages(fetchFromMocks);
  expect(Object.keys(expectedTypes)).toEqual(
    expect.arrayContaining(listedPages.map(({ url }) => url.en)),
  );
});

describe.each(languages)('structured data in %s', (language) => {
  test.each(Object.entries(expectedTypes))(
    'of %s has the valid types %j',
    async (path, expected) => {
      const blocks = await fetchStructuredData(localizePath(path, language));
      expect(blocks.map((block) => block['@type'])).toEqual(expected);
      for (const block of blocks) expect(findStructuredDataErrors(block)).toEqual([]);
    },
  );
});
