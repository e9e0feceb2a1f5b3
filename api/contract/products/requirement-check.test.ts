import { describe, expect, test } from 'vitest';
import { allergens } from './allergens';
import { diets } from './diets';
import { removables } from './fact-names';
import { emptyFacts, type ProductFacts } from './facts';
import { checkRequirements } from './requirement-check';
import { getSuitability } from './suitability';

const board: ProductFacts = {
  ...emptyFacts,
  contains: ['milk', 'tree-nuts'],
  mayContain: ['sesame', 'peanuts'],
  diets: ['no-pork'],
  canBeLeftOut: ['tree-nuts', 'peanuts', 'meat'],
  confirmed: true,
};

const nothing = { contains: [], mayContain: [], notFor: [], unconfirmed: false, onRequest: [] };

describe('checkRequirements', () => {
  test('finds nothing against a product that does without what is required', () => {
    expect(checkRequirements({ facts: board }, { without: ['fish'], diets: ['no-pork'] })).toEqual(
      nothing,
    );
  });

  test('tells what it contains, may contain, and which diets it is not for', () => {
    const required = { without: ['milk', 'sesame'], diets: ['no-gluten'] } as const;
    expect(checkRequirements({ facts: board }, required)).toEqual({
      ...nothing,
      contains: ['milk'],
      mayContain: ['sesame'],
      notFor: ['no-gluten'],
    });
  });

  test('tells what is left out on request', () => {
    const required = { without: ['tree-nuts', 'peanuts'], diets: ['vegetarian'] } as const;
    expect(checkRequirements({ facts: board }, required)).toEqual({
      ...nothing,
      onRequest: ['tree-nuts', 'peanuts', 'vegetarian'],
    });
  });

  test('promises nothing from unconfirmed facts, but warns of what they name', () => {
    const facts = { ...board, confirmed: false };
    expect(checkRequirements({ facts }, { without: ['tree-nuts'], diets: [] })).toEqual({
      ...nothing,
      contains: ['tree-nuts'],
    });
    expect(checkRequirements({ facts }, { without: ['fish'], diets: ['no-pork'] })).toEqual({
      ...nothing,
      unconfirmed: true,
    });
  });

  test('agrees with getSuitability', () => {
    const pick = <T>(values: readonly T[], seed: number) =>
      values.filter((_, index) => (seed >> index) % 3 === 0);
    for (let seed = 0; seed < 200_000; seed += 101) {
      const facts: ProductFacts = {
        ...emptyFacts,
        contains: pick(allergens, seed),
        mayContain: pick(allergens, seed * 7),
        diets: pick(diets, seed * 13),
        canBeLeftOut: pick(removables, seed * 31),
        confirmed: seed % 5 > 0,
      };
      const required = { without: pick(allergens, seed * 3), diets: pick(diets, seed * 5) };
      const check = checkRequirements({ facts }, required);
      const isAgainst =
        check.unconfirmed || [...check.contains, ...check.mayContain, ...check.notFor].length > 0;
      const grade = check.onRequest.length > 0 ? 'on-request' : 'yes';
      expect(isAgainst ? 'no' : grade).toBe(getSuitability({ facts }, required));
    }
  });
});
