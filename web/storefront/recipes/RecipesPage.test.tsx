import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { business } from '#contract/business';
import { localizePath, paths } from '../../routing/paths';
import { demoFiles, findProductByName } from '../../testing/demo-data';
import { resetMockServer } from '../../testing/mock-server';
import { getPageText } from '../../testing/page-text';
import { recipeTexts } from '../../testing/recipe-texts';
import { findUntranslatedText } from '../../testing/untranslated-text';
import { visitPage } from '../../testing/visit-page';

const uiTexts = {
  documentTitle: `Recetas de tablas de charcutería | ${business.name}`,
  heading: 'Recetas de nuestra cocina',
  classic: {
    name: 'Tabla Clásica de Charcutería',
    servings: 'Para 6 a 8 personas',
    time: '30 min de preparación',
    ingredients: 12,
    sampleIngredients: [
      '8 oz (225 g) de queso brie, una rueda chica',
      '½ taza (160 g) de mermelada de higo',
      '6 higos frescos',
    ],
    steps: 9,
    first: 'Saca los quesos',
    last: 'Termina y sirve',
    notes: 'Consejos para acomodarla',
    noteNames: ['Primero lo grande', 'Buenos vecinos'],
  },
  mediterranean: {
    name: 'Tabla de Inspiración Mediterránea',
    servings: 'Para 4 a 6 personas',
    time: '25 min de preparación',
    ingredients: 14,
    sampleIngredients: [
      '1 taza (250 g) de hummus natural',
      '8 oz (225 g) de queso feta en salmuera',
      '4 panes pita chicos',
    ],
    steps: 7,
    first: 'Escurre y seca',
    last: 'Termina y sirve',
    notes: 'Qué servir de tomar',
    noteNames: ['Vino', 'Sin alcohol'],
  },
  ingredients: 'Ingredientes',
  method: 'Preparación',
  order: 'Pide esta tabla',
  ownBoard: 'o pide la tuya',
  recipeNavigation: 'Recetas en esta página',
  print: 'Imprimir esta receta',
  guide: 'Guía de maridaje de charcutería',
  columns: ['Carnes', 'Quesos', 'Bebidas'],
  custom: 'Pide una tabla a tu medida',
};

const productNames = { classic: 'Classic Board', mediterranean: 'Mediterranean Board' };

afterEach(() => void vi.restoreAllMocks());

describe('page /recipes', () => {
  const recipes = localizePath('/recipes', 'es');
  const contact = localizePath('/contact', 'es');
  const card = (name: string) => within(screen.getByRole('article', { name }));

  test('has a title, a heading and two recipes', async () => {
    await visitPage(recipes);
    expect(document.title).toBe(uiTexts.documentTitle);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(uiTexts.heading);
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });

  describe.each(['classic', 'mediterranean'] as const)('with the %s recipe', (id) => {
    const recipe = uiTexts[id];

    test('shows servings and preparation time', async () => {
      await visitPage(recipes);
      expect(card(recipe.name).getByRole('heading', { level: 2 })).toHaveTextContent(recipe.name);
      expect(card(recipe.name).getByText(recipe.servings)).toBeVisible();
      expect(card(recipe.name).getByText(recipe.time)).toBeVisible();
    });

    test('lists the ingredients with amounts', async () => {
      await visitPage(recipes);
      const list = card(recipe.name).getByRole('list', { name: uiTexts.ingredients });
      const items = within(list).getAllByRole('listitem');
      const texts = items.map(({ textContent }) => textContent);
      expect(texts).toEqual(expect.arrayContaining(recipe.sampleIngredients));
      expect(texts).toHaveLength(recipe.ingredients);
      for (const text of texts) expect(text).toMatch(/^[\d½¼¾]/);
    });

    test('lists every step', async () => {
      await visitPage(recipes);
      const method = card(recipe.name).getByRole('list', { name: uiTexts.method });
      const steps = within(method).getAllByRole('listitem');
      expect(steps).toHaveLength(recipe.steps);
      expect(steps.at(0)).toHaveTextContent(recipe.first);
      expect(steps.at(-1)).toHaveTextContent(recipe.last);
    });

    test('shows the notes', async () => {
      await visitPage(recipes);
      expect(card(recipe.name).getByRole('heading', { name: recipe.notes })).toBeVisible();
      const terms = card(recipe.name).getAllByRole('term');
      expect(terms.map(({ textContent }) => textContent)).toEqual(
        expect.arrayContaining(recipe.noteNames),
      );
    });

    test('shows the image', async () => {
      const file = demoFiles.find(({ tags }) => tags.includes(`recipe-${id}`));
      await visitPage(recipes);
      const image = card(recipe.name).getByRole('img');
      expect(image).toHaveAttribute('alt', file?.alt.es);
    });

    const request = `${contact}?${new URLSearchParams({ subject: recipe.name })}`;

    test('links to the product of the board and to a custom request', async () => {
      await visitPage(recipes);
      const { order, ownBoard } = uiTexts;
      const productUrl = localizePath(paths.product(findProductByName(productNames[id]).id), 'es');
      await waitFor(() =>
        expect(card(recipe.name).getByRole('link', { name: order })).toHaveAttribute(
          'href',
          productUrl,
        ),
      );
      expect(card(recipe.name).getByRole('link', { name: ownBoard })).toHaveAttribute(
        'href',
        request,
      );
    });

    test('links to the contact form when the board is not for sale', async () => {
      resetMockServer('empty');
      await visitPage(recipes);
      expect(card(recipe.name).getByRole('link', { name: uiTexts.order })).toHaveAttribute(
        'href',
        request,
      );
      expect(card(recipe.name).queryByRole('link', { name: uiTexts.ownBoard })).toBeNull();
    });

    test('links to the recipe from the introduction', async () => {
      await visitPage(recipes);
      const recipeNavigation = within(
        screen.getByRole('navigation', { name: uiTexts.recipeNavigation }),
      );
      expect(recipeNavigation.getByRole('link', { name: recipe.name })).toHaveAttribute(
        'href',
        `#${id}`,
      );
      expect(screen.getByRole('article', { name: recipe.name })).toHaveAttribute('id', id);
    });

    test('prints only this recipe and resets afterwards', async () => {
      const print = vi.spyOn(window, 'print').mockReturnValue();
      const user = await visitPage(recipes);
      await user.click(card(recipe.name).getByRole('button', { name: uiTexts.print }));
      expect(print).toHaveBeenCalledOnce();
      const getPrintingCards = () =>
        screen.getAllByRole('article').filter((it) => 'printing' in it.dataset);
      expect(getPrintingCards()).toEqual([screen.getByRole('article', { name: recipe.name })]);
      window.dispatchEvent(new Event('afterprint'));
      expect(getPrintingCards()).toEqual([]);
    });
  });

  test('shows the pairing guide', async () => {
    await visitPage(recipes);
    const guide = within(screen.getByRole('region', { name: uiTexts.guide }));
    const columns = guide.getAllByRole('heading', { level: 3 });
    expect(columns.map(({ textContent }) => textContent)).toEqual(uiTexts.columns);
    expect(guide.getAllByRole('definition')).toHaveLength(12);
  });

  test('links to a custom board request', async () => {
    await visitPage(recipes);
    expect(screen.getByRole('link', { name: uiTexts.custom })).toHaveAttribute('href', contact);
  });

  test('shows all texts when images fail to load', async () => {
    resetMockServer('server-error:media');
    await visitPage(recipes);
    expect(card(uiTexts.classic.name).queryByRole('img')).toBeNull();
    expect(card(uiTexts.classic.name).getByText(uiTexts.classic.first)).toBeVisible();
  });
});

test('page /es/recipes is completely translated', async () => {
  await visitPage('/es/recipes');
  const pageText = getPageText();
  const untranslated = recipeTexts.filter(({ en, es }) => en !== es && pageText.includes(en));
  expect([...findUntranslatedText(), ...untranslated]).toEqual([]);
});
