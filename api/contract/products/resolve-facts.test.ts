import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { checkedFields } from '../search/exclude-products';
import { makeOption, makeProduct } from '../testing/product';
import { emptyFacts, productFacts } from './facts';
import { resolveFacts } from './resolve-facts';

const texts = { ingredients: 'Brie, grapes', allergens: 'Milk' };
const ownFacts = { ...emptyFacts, contains: ['milk' as const], confirmed: true };
const unconfirmedFacts = { ...ownFacts, confirmed: false };
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

  test('keeps confirmed facts while the texts about the contents stay the same', () => {
    const edit = { ...fields, price: 99, servingSize: 'Serves 4', perfectFor: 'Gifts' };
    expect(resolveFacts(edit, current)).toBe(ownFacts);
  });

  const changedTexts: readonly (readonly [string, object])[] = [
    ...checkedFields.map((field) => [field, { [field]: 'With almonds' }] as const),
    ...checkedFields.map(
      (field) =>
        [`the Spanish ${field}`, { translations: { es: { [field]: 'Almendras' } } }] as const,
    ),
  ];

  test.each(changedTexts)('withdraws the confirmation when %s changes', (_field, changes) => {
    expect(resolveFacts({ ...fields, ...changes }, current)).toEqual(unconfirmedFacts);
    const sentBack = {
      ...fields,
      ...changes,
      facts: { ...ownFacts, occasions: ['gift' as const] },
    };
    expect(resolveFacts(sentBack, current)).toEqual({ ...unconfirmedFacts, occasions: ['gift'] });
  });

  test('keeps the confirmation when the price tiers only cost something else', () => {
    const tiers = makeProduct({ ...texts, facts: ownFacts, priceTiers: 'Small: $1,058.50' });
    expect(resolveFacts({ ...fields, priceTiers: 'Small: $64' }, tiers)).toBe(ownFacts);
    expect(resolveFacts({ ...fields, priceTiers: 'Small, with nuts: $64' }, tiers).confirmed).toBe(
      false,
    );
  });

  test('goes by the names of the options, whatever was written from them', () => {
    const option = makeOption({ quantityPrices: [{ minQuantity: 10, price: 80 }] });
    const boxes = makeProduct({ ...texts, facts: ownFacts, options: [option], priceTiers: 'Ten' });
    const edit = { ...fields, options: [makeOption()], priceTiers: 'Medium: $88' };
    expect(resolveFacts(edit, boxes)).toBe(ownFacts);
    const renamed = [makeOption({ name: { en: 'With nuts', es: 'Mediana' } })];
    expect(resolveFacts({ ...edit, options: renamed }, boxes).confirmed).toBe(false);
  });

  test.each([
    { contains: ['milk', 'tree-nuts'] },
    { mayContain: ['tree-nuts'] },
    { diets: ['vegetarian'] },
    { canBeLeftOut: ['milk'] },
  ] as const)(
    'accepts facts that are confirmed and changed together with the texts: %o',
    (changes) => {
      const facts = v.parse(productFacts, { ...ownFacts, ...changes });
      expect(resolveFacts({ ...fields, name: 'Almond Board', facts }, current)).toEqual(facts);
    },
  );

  test('accepts facts that are confirmed for the first time while a text changes', () => {
    const unconfirmed = makeProduct({ ...texts, facts: unconfirmedFacts });
    const edit = { ...fields, ingredients: 'Brie, figs', facts: ownFacts };
    expect(resolveFacts(edit, unconfirmed)).toEqual(ownFacts);
  });

  test('accepts facts that were checked against the changed texts', () => {
    const edit = { ...fields, name: 'Fig Crate', facts: ownFacts, factsMatchTexts: true };
    expect(resolveFacts(edit, current)).toEqual(ownFacts);
  });

  test('reads unconfirmed facts again when a text changes', () => {
    const unconfirmed = makeProduct({ ...texts, facts: emptyFacts });
    const edit = { ...fields, allergens: 'Milk, soy' };
    expect(resolveFacts(edit, unconfirmed).contains).toEqual(['milk', 'soy']);
  });
});
