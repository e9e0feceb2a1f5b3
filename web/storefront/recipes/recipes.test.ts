import { describe, expect, test } from 'vitest';
import { recipeTexts } from '../../testing/recipe-texts';
import { classicBoardRecipe } from './classic-board-recipe';
import { mediterraneanBoardRecipe } from './mediterranean-board-recipe';

const gramsInOunce = 28.35;
const weightPattern = /^(\d+) oz \((\d+) g\)$/;

const cheese = /brie|manchego|cheddar|feta|pecorino/;
const meat = /salami|prosciutto/;

describe.each([classicBoardRecipe, mediterraneanBoardRecipe])(
  'recipe $name.en',
  ({ serves, ingredients }) => {
    const sumOunces = (kind: RegExp) =>
      ingredients
        .filter(({ item }) => kind.test(item.en))
        .reduce((sum, { amount }) => sum + Number(weightPattern.exec(amount.en)?.[1]), 0);

    test('has 2 to 3 ounces of cheese per person', () => {
      expect(sumOunces(cheese) / serves.to).toBeGreaterThanOrEqual(2);
      expect(sumOunces(cheese) / serves.from).toBeLessThanOrEqual(3);
    });

    test('has 1 to 2 ounces of meat per person', () => {
      expect(sumOunces(meat) / serves.to).toBeGreaterThanOrEqual(1);
      expect(sumOunces(meat) / serves.from).toBeLessThanOrEqual(2);
    });

    test('has matching weights in ounces and grams', () => {
      const weights = ingredients
        .map(({ amount }) => weightPattern.exec(amount.en))
        .filter((it) => it !== null);
      expect(weights.length).toBeGreaterThan(0);
      for (const [, ounces, grams] of weights) {
        expect(Math.abs(Number(ounces) * gramsInOunce - Number(grams))).toBeLessThan(3);
      }
    });

    test('has the same amounts in both languages', () => {
      const numbers = (text: string) => text.match(/[\d½¼¾]+/g);
      for (const { amount } of ingredients) expect(numbers(amount.es)).toEqual(numbers(amount.en));
    });
  },
);

test('all recipe texts exist in both languages', () => {
  for (const { en, es } of recipeTexts) {
    expect(en).not.toBe('');
    expect(es).not.toBe('');
  }
});
