import { describe, expect, test } from 'vitest';
import { makeProduct } from '../testing/product';
import { emptyFacts } from './facts';
import { resolveFacts } from './resolve-facts';

const texts = { ingredients: 'Brie, grapes', allergens: 'Milk' };
const ownFacts = { ...emptyFacts, contains: ['milk' as const], confirmed: true };
const current = makeProduct({ ...texts, facts: ownFacts });

const { translations: _, facts: __, ...fields } = makeProduct(texts);

describe('resolveFacts', () => {
  test('takes the facts that were given', () => {
    expect(resolveFacts({ ...fields, facts: ownFacts }, undefined)).toBe(ownFacts);
  });

  test('reads the facts of a new product from its texts', () => {
    expect(resolveFacts(fields, undefined)).toMatchObject({ contains: ['milk'], confirmed: false });
  });

  test('reads them from the texts of a new product whose facts were left empty', () => {
    const { contains } = resolveFacts({ ...fields, facts: emptyFacts }, undefined);
    expect(contains).toEqual(['milk']);
    expect(resolveFacts({ ...fields, facts: emptyFacts }, current)).toBe(emptyFacts);
  });

  test('keeps confirmed facts while ingredients and allergens stay the same', () => {
    expect(resolveFacts({ ...fields, name: 'Figs', price: 99 }, current)).toBe(ownFacts);
  });

  test('withdraws the confirmation when the ingredients change', () => {
    const edit = { ...fields, ingredients: 'Brie, almonds' };
    expect(resolveFacts(edit, current)).toEqual({ ...ownFacts, confirmed: false });
    const translations = { es: { ingredients: 'Brie, almendras' } };
    expect(resolveFacts({ ...fields, translations }, current).confirmed).toBe(false);
  });

  test('reads unconfirmed facts again when a text changes', () => {
    const unconfirmed = makeProduct({ ...texts, facts: emptyFacts });
    const edit = { ...fields, allergens: 'Milk, soy' };
    expect(resolveFacts(edit, unconfirmed).contains).toEqual(['milk', 'soy']);
  });
});
