import { expect, test } from 'vitest';
import { makeOrderItem } from '../testing/order';
import { makeOption, makeProduct } from '../testing/product';
import { buildShoppingList, splitIngredients } from './shopping-list';

test.each([
  ['Brie, figs,, honey.', ['Brie', 'figs', 'honey']],
  ['Almonds (raw, salted), figs', ['Almonds (raw, salted)', 'figs']],
  ['', []],
])('the ingredients %j are split into %j', (text, ingredients) => {
  expect(splitIngredients(text)).toEqual(ingredients);
});

const options = [
  makeOption({ serves: { from: 4, to: 6 } }),
  makeOption({ key: 'large', serves: { from: 10, to: 15 }, isDefault: false }),
];
const products = [
  makeProduct({
    ingredients: 'Brie, figs',
    options,
    translations: { es: { ingredients: 'Brie, higos' } },
  }),
  makeProduct({ id: 2, ingredients: 'Figs, Éclairs' }),
];
const item = (productId: number | null, quantity: number, option: string | null = null) =>
  makeOrderItem({ productId, quantity, option });

test('a shopping list groups ingredients, scales them by servings, and names the orders', () => {
  const orders = [
    { number: 'LH-1002', items: [item(1, 2, 'large'), item(null, 5)] },
    { number: 'LH-1001', items: [item(1, 1, 'medium'), item(2, 3), item(99, 1)] },
  ];
  expect(buildShoppingList(orders, products, 'en')).toEqual([
    { ingredient: 'Brie', portions: 6, orders: ['LH-1001', 'LH-1002'] },
    { ingredient: 'Éclairs', portions: 3, orders: ['LH-1001'] },
    { ingredient: 'Figs', portions: 9, orders: ['LH-1001', 'LH-1002'] },
  ]);
});

test('a shopping list is in the language of the page', () => {
  const orders = [{ number: 'LH-1001', items: [item(1, 1)] }];
  const list = buildShoppingList(orders, products, 'es');
  expect(list.map(({ ingredient }) => ingredient)).toEqual(['Brie', 'Higos']);
});

test('a size that does not say for how many people it is counts as one portion', () => {
  const product = makeProduct({ ingredients: 'Figs', options: [makeOption()] });
  const orders = [{ number: 'LH-1001', items: [item(1, 2, 'medium')] }];
  expect(buildShoppingList(orders, [product], 'en')[0]?.portions).toBe(2);
});
