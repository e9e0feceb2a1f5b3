import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { emptyFacts, type ProductFacts } from '#contract/products/facts';
import { localizePath } from '../../routing/paths';
import { findProductByName } from '../../testing/demo-data';
import { buildProductPageData } from '../../testing/product-page-data';
import { visitPage } from '../../testing/visit-page';

const board = findProductByName('Mediterranean Board');

const facts: ProductFacts = {
  ...emptyFacts,
  contains: ['milk', 'tree-nuts'],
  mayContain: ['sesame'],
  diets: ['no-pork', 'no-alcohol'],
  canBeLeftOut: ['tree-nuts', 'meat'],
  occasions: ['birthday', 'office'],
};

async function visitProduct(confirmed: boolean, language: 'en' | 'es' = 'en') {
  const product = { ...board, facts: { ...facts, confirmed } };
  await visitPage(localizePath(`/product/${board.id}`, language), {
    data: buildProductPageData(product),
  });
  await screen.findByText(/^(Occasions|Ocasiones)$/);
  const details = screen.getByRole('region', { name: /^(Details|Detalles)$/ });
  return {
    details: within(details),
    getSpec: (name: string) =>
      within(details).queryByText(name, { selector: 'dt' })?.nextElementSibling?.textContent,
  };
}

describe('<Specs>', () => {
  test('lists confirmed facts in words, beside the text about allergens', async () => {
    const { details, getSpec } = await visitProduct(true);
    expect(getSpec('Allergens')).toBe(board.allergens);
    expect(getSpec('Contains')).toBe('milk, tree nuts');
    expect(getSpec('May contain')).toBe('sesame');
    expect(getSpec('Diets')).toBe('no pork, no alcohol');
    expect(getSpec('On request without')).toBe('tree nuts, meat');
    expect(getSpec('Occasions')).toBe('birthday, office');
    expect(details.getByText(/traces can’t be excluded/)).toBeVisible();
  });

  test('shows no unconfirmed fact as safe, and warns all the same', async () => {
    const { details, getSpec } = await visitProduct(false);
    expect(getSpec('Contains')).toBe('milk, tree nuts');
    expect(getSpec('Diets')).toBeUndefined();
    expect(getSpec('On request without')).toBeUndefined();
    expect(getSpec('Diets and allergies')).toBe('Not confirmed yet: ask us');
    expect(details.getByRole('link', { name: 'ask us' })).toHaveAttribute('href', '/contact');
    expect(details.getByText(/traces can’t be excluded/)).toBeVisible();
  });

  test('lists them in Spanish', async () => {
    const { getSpec } = await visitProduct(true, 'es');
    expect(getSpec('Contiene')).toBe('leche, nueces de árbol');
    expect(getSpec('Dietas')).toBe('sin puerco, sin alcohol');
    expect(getSpec('Si lo pides, sin')).toBe('nueces de árbol, carne');
  });
});

test('a product page links the questions that fit, in the language of the page', async () => {
  await visitPage(localizePath(`/product/${board.id}`, 'es'));
  const questions = within(screen.getByRole('region', { name: 'Antes de pedir' }));
  const links = questions.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['¿Y si alguien tiene una alergia?', '/es/faq#allergens'],
    ['¿Puedo cambiar lo que lleva una tabla?', '/es/faq#customization'],
    ['¿Para cuántas personas alcanza una tabla?', '/es/faq#servings'],
  ]);
});
