import { describe, expect, test } from 'vitest';
import { emptyFacts, type ProductFacts } from './facts';
import { getSuitability } from './suitability';

const suit = (
  facts: Partial<ProductFacts>,
  requirements: Partial<Parameters<typeof getSuitability>[1]>,
) =>
  getSuitability(
    { facts: { ...emptyFacts, confirmed: true, ...facts } },
    { without: [], diets: [], ...requirements },
  );

describe('getSuitability', () => {
  test('accepts a product without the allergen', () => {
    expect(suit({ contains: ['milk'] }, { without: ['tree-nuts'] })).toBe('yes');
  });

  test('rejects what contains or may contain the allergen', () => {
    expect(suit({ contains: ['tree-nuts'] }, { without: ['tree-nuts'] })).toBe('no');
    expect(suit({ mayContain: ['tree-nuts'] }, { without: ['tree-nuts'] })).toBe('no');
  });

  test('accepts on request what the owner can leave out', () => {
    expect(
      suit(
        { contains: ['tree-nuts', 'milk'], canBeLeftOut: ['tree-nuts'] },
        { without: ['tree-nuts'] },
      ),
    ).toBe('on-request');
    expect(
      suit(
        { contains: ['tree-nuts', 'milk'], canBeLeftOut: ['tree-nuts'] },
        { without: ['tree-nuts', 'milk'] },
      ),
    ).toBe('no');
  });

  test('knows what has to be left out for a diet', () => {
    expect(suit({ diets: ['vegetarian'] }, { diets: ['vegetarian'] })).toBe('yes');
    expect(suit({ canBeLeftOut: ['meat'] }, { diets: ['vegetarian'] })).toBe('on-request');
    expect(suit({ canBeLeftOut: ['pork'] }, { diets: ['vegetarian'] })).toBe('no');
    expect(suit({ canBeLeftOut: ['meat'] }, { diets: ['no-pork'] })).toBe('on-request');
  });

  test('never calls unconfirmed facts suitable', () => {
    expect(suit({ confirmed: false }, { without: ['peanuts'] })).toBe('no');
    expect(suit({ confirmed: false, diets: ['vegetarian'] }, { diets: ['vegetarian'] })).toBe('no');
    expect(suit({ confirmed: false }, {})).toBe('yes');
  });
});
