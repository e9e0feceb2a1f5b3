import { describe, expect, test } from 'vitest';
import { business } from '#contract/business';
import { languages } from '../../testing/browser/storefront-texts';
import {
  fetchStructuredDataOfType,
  structuredDataOrigin,
} from '../../testing/fetch-structured-data';
import { visitPage } from '../../testing/visit-page';
import { recipeImagesQuery } from './recipe-images';

const origin = structuredDataOrigin;

const expectedByLanguage = {
  en: {
    page: `${origin}/recipes`,
    name: 'Classic Charcuterie Board',
    recipeYield: '6-8 servings',
    recipeCategory: 'Appetizer',
    recipeCuisine: 'Mediterranean',
    keywords: /^charcuterie board, cheese board, /,
    ingredient: '6 oz (170 g) Genoa salami, thinly sliced',
    lastStep: { name: 'Finish and serve', text: /^Tuck in the rosemary and the thyme\./ },
  },
  es: {
    page: `${origin}/es/recipes`,
    name: 'Tabla Clásica de Charcutería',
    recipeYield: '6 a 8 porciones',
    recipeCategory: 'Botana',
    recipeCuisine: 'Mediterránea',
    keywords: /^tabla de charcutería, tabla de quesos, /,
    ingredient: '6 oz (170 g) de salami génova, rebanado delgado',
    lastStep: { name: 'Termina y sirve', text: /^Mete aquí y allá el romero y el tomillo\./ },
  },
};

describe.each(languages)('Recipe structured data of /recipes in %s', (language) => {
  const { page, keywords, ingredient, lastStep, ...expectedFields } = expectedByLanguage[language];
  const path = page.replace(origin, '');

  test('describes the classic board', async () => {
    expect(await fetchStructuredDataOfType(path, 'Recipe')).toMatchObject({
      '@context': 'https://schema.org',
      ...expectedFields,
      url: `${page}#classic`,
      inLanguage: language,
      author: { '@type': 'Organization', name: business.name },
      datePublished: '2023-11-10',
      prepTime: 'PT30M',
      cookTime: 'PT0M',
      totalTime: 'PT30M',
      image: Array.from({ length: 3 }, () =>
        expect.stringContaining(`${origin}/api/media/optimize/`),
      ),
      description: expect.any(String),
      keywords: expect.stringMatching(keywords),
    });
  });

  test('lists twelve ingredients with amounts', async () => {
    const { recipeIngredient } = await fetchStructuredDataOfType(path, 'Recipe');
    expect(recipeIngredient).toHaveLength(12);
    expect(recipeIngredient).toContain(ingredient);
  });

  test('lists nine steps, each with a URL on the page', async () => {
    await visitPage(path);
    const { recipeInstructions } = await fetchStructuredDataOfType(path, 'Recipe');
    expect(recipeInstructions).toHaveLength(9);
    expect(recipeInstructions[8]).toEqual({
      '@type': 'HowToStep',
      position: 9,
      name: lastStep.name,
      text: expect.stringMatching(lastStep.text),
      url: `${page}#classic-step-9`,
    });
    for (const { url, text } of recipeInstructions) {
      expect(document.querySelector(new URL(url).hash)?.textContent).toContain(text);
    }
  });
});

test('Recipe structured data omits the image when there is none', async () => {
  const noImages = { [recipeImagesQuery.url]: { files: [] } };
  expect(await fetchStructuredDataOfType('/recipes', 'Recipe', noImages)).not.toHaveProperty(
    'image',
  );
});
