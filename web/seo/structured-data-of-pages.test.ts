import { describe, expect, test } from 'vitest';
import { categorySlugs } from '#contract/category';
import { languages } from '#contract/core/language';
import { listPages } from '../app/sitemap';
import { localizePath, paths } from '../routing/paths';
import { answerFromMocks } from '../testing/answer-from-mocks';
import { shownProducts } from '../testing/demo-shop';
import { faultsIn } from '../testing/structured-data';
import { fetchDataBlocks } from '../testing/structured-data-blocks';

/** The kinds of data each page carries, by its English address. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  [paths.home()]: ['WebSite', 'FoodEstablishment'],
  [paths.shop()]: ['BreadcrumbList'],
  ...Object.fromEntries(
    categorySlugs.map((category) => [paths.shop({ category }), ['BreadcrumbList']]),
  ),
  ...Object.fromEntries(
    shownProducts.map(({ id }) => [paths.product(id), ['Product', 'BreadcrumbList']]),
  ),
  [paths.shopCategories()]: [],
  [paths.about()]: [],
  [paths.contact()]: ['FoodEstablishment'],
  [paths.faq()]: ['FAQPage'],
  [paths.recipes()]: ['Recipe'],
  [paths.restoration()]: [],
  '/nowhere': [],
};

test('every page that search engines are told of is among those looked at', async () => {
  const listed = await listPages(answerFromMocks);
  expect(Object.keys(kinds)).toEqual(
    expect.arrayContaining(listed.map(({ address }) => address.en)),
  );
});

describe.each(languages)('what pages tell search engines, in %s', (language) => {
  test.each(Object.entries(kinds))('at %s is %j, without a fault', async (path, expected) => {
    const blocks = await fetchDataBlocks(localizePath(path, language));
    expect(blocks.map((block) => block['@type'])).toEqual(expected);
    for (const block of blocks) expect(faultsIn(block)).toEqual([]);
  });
});
