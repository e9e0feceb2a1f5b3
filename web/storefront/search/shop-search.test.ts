import { describe, expect, test } from 'vitest';
import { languages } from '#contract/core/language';
import type { ShopSettings } from '#contract/settings/shop-settings';
import { demoProducts } from '../../testing/demo-data';
import { englishQueries, spanishQueries } from '../../testing/search-queries';
import { buildShopSettings } from '../../testing/shop-facts';
import { questions } from '../faq/questions';
import { pageAnswers, questionKeywords } from './answer-keywords';
import { loadSearch } from './load-search';

async function createShopSearch(changes?: Partial<ShopSettings>) {
  const { createSearch } = await loadSearch();
  const search = createSearch(buildShopSettings(changes));
  return (text: string) => search(demoProducts, text);
}

const search = await createShopSearch();

describe('shop search', () => {
  test.each([...englishQueries, ...spanishQueries])('"%s" shows first: %s %s', (text, ...first) => {
    const { answers, products, onRequest, near } = search(text);
    const shown = [
      answers[0]?.path,
      products[0]?.name,
      onRequest[0] && `on request: ${onRequest[0].name}`,
      near[0] && `near: ${near[0].name}`,
    ];
    expect(shown.filter((item) => item !== undefined)).toEqual(first);
  });

  test('gives at most two answers, with a first sentence in both languages', () => {
    const { answers } = search('delivery, deposit, allergies and leftovers in Pasadena');
    expect(answers).toHaveLength(2);
    for (const language of languages)
      for (const { title, text } of answers) {
        expect(title[language]).not.toBe('');
        expect(text[language]).toMatch(/[.?!]$/);
      }
  });

  test('tells the fee for a place from the settings', async () => {
    const { deliveryAreas } = buildShopSettings();
    const withFee = await createShopSearch({
      deliveryAreas: deliveryAreas.map((area) => ({ ...area, fee: 41 })),
    });
    expect(withFee('Pasadena').answers[0]?.text).toEqual({
      en: 'We deliver to Pasadena for $41.00.',
      es: 'Entregamos en Pasadena por $41.00.',
    });
  });

  test('uses the owner’s synonyms in addition to the default ones', async () => {
    expect(search('quelites').products).toEqual([]);
    const extended = await createShopSearch({
      synonyms: [['quelite', 'hummus', 'dip de garbanzo']],
    });
    expect(extended('quelites').products).toEqual(search('hummus').products);
    expect(extended('dip de garbanzo').products).toEqual(search('hummus').products);
    expect(extended('jamón').products).toEqual(search('ham').products);
  });

  test('has keywords for every question of the FAQ', () => {
    expect(Object.keys(questionKeywords).sort()).toEqual(questions.map(({ id }) => id).sort());
    expect(pageAnswers.map(({ path }) => path)).toContain('/plan');
  });
});

test('createSearch searches a catalog again only for another text', async () => {
  const { createSearch } = await loadSearch();
  const search = createSearch(undefined);
  const result = search(demoProducts, 'fig');
  expect(search(demoProducts, 'fig')).toBe(result);
  expect(search(demoProducts, 'figs').products).toEqual(result.products);
  expect(search([], 'figs').products).toEqual([]);
});
