import { describe, expect, test } from 'vitest';
import { categorySlugs } from '#contract/category';
import { languages } from '#contract/language';
import { inLanguage, paths } from '../app/paths';
import { renderPage } from '../server';
import { answerFromMocks } from '../testing/answer-from-mocks';
import { shownProducts } from '../testing/demo-shop';
import { faultsIn } from '../testing/structured-data';
import { listPages } from './listed-pages';

/** The kinds of data each page carries, by its English address. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  [paths.home()]: ['FoodEstablishment'],
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

async function blocksAt(path: string): Promise<{ '@type': string }[]> {
  const { body } = await renderPage({
    url: path,
    origin: 'https://lahiguera.example',
    variant: 0,
    answer: answerFromMocks,
  });
  const blocks = body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return Array.from(blocks, ([, json = '']) => JSON.parse(json));
}

test('every page that search engines are told of is among those looked at', async () => {
  const listed = await listPages(answerFromMocks);
  expect(Object.keys(kinds)).toEqual(
    expect.arrayContaining(listed.map(({ address }) => address.en)),
  );
});

describe.each(languages)('what pages tell search engines, in %s', (language) => {
  test.each(Object.entries(kinds))('at %s is %j, without a fault', async (path, expected) => {
    const blocks = await blocksAt(inLanguage(path, language));
    expect(blocks.map((block) => block['@type'])).toEqual(expected);
    for (const block of blocks) expect(faultsIn(block)).toEqual([]);
  });
});
