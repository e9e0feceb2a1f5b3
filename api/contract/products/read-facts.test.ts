import { describe, expect, test } from 'vitest';
import { makeProduct } from '../testing/product';
import { readFacts } from './read-facts';

const ingredients = 'Brie, grapes';
const allergens = 'Milk';

const read = (changes: Parameters<typeof makeProduct>[0]) =>
  readFacts(makeProduct({ ingredients, allergens, ...changes }));

describe('readFacts', () => {
  test('reads allergens, also inside of parentheses', () => {
    const { facts, unread } = read({
      allergens: 'Milk, fish (salmon), tree nuts (almonds, pecans)',
    });
    expect(facts).toMatchObject({ contains: ['milk', 'fish', 'tree-nuts'], mayContain: [] });
    expect(unread).toEqual([]);
  });

  test.each([
    'Milk; cut in a kitchen that works with wheat',
    'Milk. May contain traces of wheat.',
    'Milk\nPuede contener trigo',
  ])('reads traces: %s', (text) => {
    expect(read({ allergens: text }).facts).toMatchObject({
      contains: ['milk'],
      mayContain: ['wheat'],
    });
  });

  test('adds what only the Spanish text lists', () => {
    const translations = { es: { allergens: 'Leche, ajonjolí' } };
    expect(read({ translations }).facts.contains).toEqual(['milk', 'sesame']);
  });

  test('suspects allergens that only the ingredients mention', () => {
    const { facts } = read({ ingredients: 'Brie, baguette, almonds' });
    expect(facts).toMatchObject({ contains: ['milk'], mayContain: ['tree-nuts', 'wheat'] });
  });

  test('suspects every allergen if neither allergens nor ingredients are known', () => {
    expect(read({ allergens: null, ingredients: null }).facts.mayContain).toHaveLength(9);
  });

  test('reports a missing list and words that it does not know', () => {
    expect(read({ allergens: ' ' }).unread).toEqual([{ field: 'allergens', text: '' }]);
    expect(read({ allergens: 'Milk, mustard, lupin' }).unread).toEqual([
      { field: 'allergens', text: 'lupin' },
    ]);
  });

  test('reads diets from all texts', () => {
    expect(read({}).facts.diets).toEqual(['vegetarian', 'no-pork', 'no-gluten', 'no-alcohol']);
    expect(read({ ingredients: 'Brie, chorizo, beer crackers' }).facts.diets).toEqual([]);
    expect(read({ ingredients: 'Brie, smoked turkey' }).facts.diets).not.toContain('vegetarian');
  });

  test.each([
    ['Serves 6–8', { from: 6, to: 8 }],
    ['Mediana: 5 a 8 personas', { from: 5, to: 8 }],
    ['Serves 2', { from: 2, to: 2 }],
    ['12 in board, serves 4–6', { from: 4, to: 6 }],
    ['8 oz', null],
    ['Serves 1,001', null],
  ])('reads servings: %s', (servingSize, serves) => {
    expect(read({ servingSize }).facts.serves).toEqual(serves);
  });

  test('reads occasions and reports the rest', () => {
    const { facts, unread } = read({
      perfectFor: 'Birthdays, first dates, book clubs',
      servingSize: 'One seat',
    });
    expect(facts.occasions).toEqual(['birthday', 'date-night']);
    expect(unread).toEqual([
      { field: 'servingSize', text: 'One seat' },
      { field: 'perfectFor', text: 'book clubs' },
    ]);
  });

  test('never confirms', () => {
    expect(read({}).facts.confirmed).toBe(false);
  });
});
