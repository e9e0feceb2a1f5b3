import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { getFieldErrors } from '../testing/field-errors';
import { factsInput } from './facts-input';
import { factMessages } from './messages';

describe('factsInput', () => {
  test('fills in missing facts and sorts lists without duplicates', () => {
    expect(v.parse(factsInput, { contains: ['soy', 'milk', 'soy'] })).toEqual({
      contains: ['milk', 'soy'],
      mayContain: [],
      diets: [],
      canBeLeftOut: [],
      occasions: [],
      serves: null,
      confirmed: false,
    });
  });

  test('drops traces of an allergen that it contains', () => {
    const facts = v.parse(factsInput, { contains: ['milk'], mayContain: ['milk', 'wheat'] });
    expect(facts.mayContain).toEqual(['wheat']);
  });

  test('rejects diets that the allergens contradict', () => {
    for (const list of ['contains', 'mayContain']) {
      const input = { [list]: ['wheat'], diets: ['no-gluten'] };
      expect(getFieldErrors(factsInput, input, 'en')).toEqual({
        diets: factMessages.glutenContradiction.en,
      });
    }
    expect(getFieldErrors(factsInput, { contains: ['fish'], diets: ['vegetarian'] }, 'es')).toEqual(
      { diets: factMessages.meatContradiction.es },
    );
  });

  test('reports unknown choices by field path', () => {
    expect(getFieldErrors(factsInput, { contains: ['figs'], occasions: 'gift' }, 'en')).toEqual({
      'contains.0': factMessages.allergens.en,
      occasions: factMessages.occasions.en,
    });
  });
});
