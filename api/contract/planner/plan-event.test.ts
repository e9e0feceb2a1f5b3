import { describe, expect, test } from 'vitest';
import { findUnavailability } from '../orders/event';
import { getUnitCents, priceOrder } from '../orders/pricing';
import { allergens } from '../products/allergens';
import { diets, emptyFacts } from '../products/facts';
import { findOption, getAvailableOptionQuantity } from '../products/options';
import { isService } from '../products/product-kind';
import type { Product } from '../products/schema';
import { getSuitability } from '../products/suitability';
import { isVisible } from '../products/visible-products';
import { defaultShopSettings } from '../settings/shop-settings';
import { makeOption, makeProduct } from '../testing/product';
import { countNeededServings, countVegetarianServings } from './amounts';
import { getHalfServings, isEventFood, toCandidates } from './candidates';
import { defaultEventPlan, type EventPlan } from './event-plan';
import { planEvent } from './plan-event';
import {
  createRandom,
  makeRandomCatalog,
  pickNumber,
  pickSome,
  type Random,
} from './testing/random-catalog';

/** A Monday, 10:00 in Los Angeles. */
const context = {
  now: new Date('2026-11-23T18:00:00Z'),
  settings: defaultShopSettings,
  fullDays: ['2026-12-03'],
};

const makePlan = (changes: Partial<EventPlan> = {}): EventPlan => ({
  ...defaultEventPlan,
  ...changes,
});

const makeRandomPlan = (random: Random): EventPlan =>
  makePlan({
    adults: pickNumber(random, 1, 8),
    children: pickNumber(random, 0, 3),
    style: random() < 0.5 ? 'meal' : 'nibbles',
    hours: pickNumber(random, 1, 5),
    without: random() < 0.5 ? pickSome(random, allergens, 0.2) : [],
    diets: random() < 0.3 ? pickSome(random, diets, 0.3) : [],
    vegetarians: random() < 0.3 ? pickNumber(random, 1, 3) : 0,
    budget: random() < 0.2 ? pickNumber(random, 20, 300) : undefined,
    date:
      random() < 0.5
        ? `2026-1${pickNumber(random, 1, 2)}-${pickNumber(random, 10, 30)}`
        : undefined,
    place: random() < 0.3 ? 'greater-la' : undefined,
    occasion: random() < 0.2 ? 'outdoors' : undefined,
  });

interface Choice {
  readonly productId: number;
  readonly halfServings: number;
  readonly cents: number;
  readonly isVegetarian: boolean;
}

/** The price of every way to buy the product's options within its stock, up to twice what is needed. */
function listChoices(product: Product, needed: number): Choice[] {
  const candidates = toCandidates([product]);
  let choices = [{ units: 0, halfServings: 0, cents: 0 }];
  for (const candidate of candidates) {
    choices = choices.flatMap((choice) => {
      const most = Math.ceil(needed / getHalfServings(candidate)) + 5;
      const quantities = Array.from({ length: most + 1 }, (_, quantity) => quantity);
      return quantities
        .filter((quantity) => {
          const units = choice.units + quantity;
          return (
            quantity <= candidate.available && units <= (product.quantityAvailable ?? Infinity)
          );
        })
        .map((quantity) => ({
          units: choice.units + quantity,
          halfServings: choice.halfServings + quantity * getHalfServings(candidate),
          cents:
            choice.cents +
            quantity *
              (getUnitCents(product, { option: candidate.option?.key, quantity }) ?? Number.NaN),
        }));
    });
    choices = keepCheapest(choices);
  }
  const isVegetarian = getSuitability(product, { without: [], diets: ['vegetarian'] }) === 'yes';
  return choices
    .filter(({ units }) => units > 0)
    .map((choice) => ({ ...choice, productId: product.id, isVegetarian }));
}

/** Of choices with the same units and servings; nothing else is left out. */
function keepCheapest<T extends { units: number; halfServings: number; cents: number }>(
  choices: readonly T[],
): T[] {
  const cheapest = new Map<string, T>();
  for (const choice of choices) {
    const key = `${choice.units} ${choice.halfServings}`;
    const other = cheapest.get(key);
    if (!other || choice.cents < other.cents) cheapest.set(key, choice);
  }
  return [...cheapest.values()];
}

/** Tries every combination. Infinity if nothing is enough. */
function findCheapestByBruteForce(
  products: readonly Product[],
  plan: EventPlan,
  minKinds: number,
): number {
  const needed = countNeededServings(plan) * 2;
  const neededVegetarian = plan.diets.includes('vegetarian')
    ? 0
    : countVegetarianServings(plan) * 2;
  const choices = products.map((product) => listChoices(product, needed));
  function search(
    index: number,
    halfServings: number,
    vegetarian: number,
    kinds: number,
    cents: number,
  ): number {
    const current = choices[index];
    if (!current) {
      const isEnough =
        halfServings >= needed && vegetarian >= neededVegetarian && kinds >= minKinds;
      return isEnough ? cents : Infinity;
    }
    return current.reduce(
      (best, choice) =>
        Math.min(
          best,
          search(
            index + 1,
            halfServings + choice.halfServings,
            vegetarian + (choice.isVegetarian ? choice.halfServings : 0),
            kinds + 1,
            cents + choice.cents,
          ),
        ),
      search(index + 1, halfServings, vegetarian, kinds, cents),
    );
  }
  return search(0, 0, 0, 0, 0);
}

/** Each rule by itself, without the planner's own filters. */
const filterByRules = (catalog: readonly Product[], plan: EventPlan): Product[] =>
  catalog.filter(
    (product) =>
      isEventFood(product, plan) &&
      getSuitability(product, plan) !== 'no' &&
      findUnavailability(
        product,
        { date: plan.date, people: plan.adults + plan.children },
        context,
      ) === undefined,
  );

const caseCount = 400;

describe('planEvent', () => {
  test(`finds the cheapest of all combinations in ${caseCount} random catalogs`, () => {
    let proposed = 0;
    for (let seed = 1; seed <= caseCount; seed += 1) {
      const random = createRandom(seed);
      const catalog = makeRandomCatalog(random, pickNumber(random, 1, 4));
      const plan = makeRandomPlan(random);
      const { proposals, shortage } = planEvent(catalog, plan, context);
      const products = filterByRules(catalog, plan);
      const cheapest = findCheapestByBruteForce(products, plan, 1);
      const [value] = proposals;
      const feeCents = plan.place === undefined ? 0 : 3500;
      if (value) {
        proposed += 1;
        expect([seed, value.subtotalCents]).toEqual([seed, cheapest]);
      } else if (shortage?.reason === 'budget') {
        expect([seed, shortage.minDollars]).toEqual([seed, Math.ceil((cheapest + feeCents) / 100)]);
      } else expect([seed, cheapest]).toEqual([seed, Infinity]);
      const variety = proposals.find(({ kind }) => kind === 'variety');
      if (variety && plan.occasion === undefined) {
        const kinds = new Set(variety.lines.map(({ productId }) => productId)).size;
        expect([seed, variety.subtotalCents]).toEqual([
          seed,
          findCheapestByBruteForce(products, plan, kinds),
        ]);
      }
    }
    expect(proposed).toBeGreaterThan(caseCount / 4);
  });

  test('proposes only what may be sold, is enough, and meets the requirements', () => {
    let requests = 0;
    for (let seed = 10_000; seed < 11_000; seed += 1) {
      const random = createRandom(seed);
      const catalog = makeRandomCatalog(random, pickNumber(random, 1, 12));
      const plan = makeRandomPlan(random);
      const { proposals } = planEvent(catalog, plan, context);
      for (const { lines, serves, totalCents, subtotalCents, amount, isOverBudget } of proposals) {
        expect(amount).not.toBe('too-little');
        expect(serves.from + serves.to).toBeGreaterThanOrEqual(countNeededServings(plan) * 2);
        expect(isOverBudget).toBe(false);
        const fulfilment = plan.place === undefined ? 'pickup' : 'delivery';
        const selections = lines.map(({ productId, optionKey, quantity }) => ({
          productId,
          option: optionKey,
          quantity,
        }));
        const price = priceOrder(
          { fulfilment, area: plan.place, selections },
          catalog,
          defaultShopSettings,
        );
        expect([subtotalCents, totalCents]).toEqual([price.subtotalCents, price.totalCents]);
        for (const { productId, optionKey, quantity, requests: lineRequests } of lines) {
          const product = catalog.find(({ id }) => id === productId) ?? makeProduct();
          expect(isVisible(product) && !isService(product)).toBe(true);
          const option = optionKey === null ? undefined : findOption(product, optionKey);
          expect(quantity).toBeLessThanOrEqual(
            getAvailableOptionQuantity(product, option) ?? Infinity,
          );
          expect(
            findUnavailability(
              product,
              { date: plan.date, people: plan.adults + plan.children },
              context,
            ),
          ).toBeUndefined();
          const { contains, mayContain, madeWithout, confirmed } = product.facts;
          const forbidden = plan.without.filter((allergen) =>
            [...contains, ...mayContain].includes(allergen),
          );
          if (plan.without.length + plan.diets.length > 0) expect(confirmed).toBe(true);
          for (const allergen of forbidden) {
            expect(madeWithout).toContain(allergen);
            expect(lineRequests).toContain(allergen);
          }
          for (const diet of plan.diets) {
            const grade = getSuitability(product, { without: [], diets: [diet] });
            expect(grade).not.toBe('no');
            if (grade === 'on-request') expect(lineRequests.length).toBeGreaterThan(0);
          }
          requests += lineRequests.length;
        }
        for (const product of catalog) {
          const units = lines
            .filter(({ productId }) => productId === product.id)
            .reduce((sum, { quantity }) => sum + quantity, 0);
          expect(units).toBeLessThanOrEqual(product.quantityAvailable ?? Infinity);
        }
      }
      const keys = proposals.map(({ lines }) =>
        JSON.stringify(
          lines.map(({ productId, optionKey, quantity }) => [productId, optionKey, quantity]),
        ),
      );
      expect(new Set(keys).size).toBe(keys.length);
    }
    expect(requests).toBeGreaterThan(50);
  });

  test('proposes the cheapest, several kinds, and a single table', () => {
    const sizes = (price: number) => [
      makeOption({ key: 'medium', price, serves: { from: 5, to: 8 } }),
      makeOption({
        key: 'large',
        price: price + 40,
        serves: { from: 8, to: 12 },
        isDefault: false,
      }),
    ];
    const table = makeOption({ key: 'fifteen', price: 260, serves: { from: 15, to: 15 } });
    const catalog = [
      makeProduct({ id: 1, options: sizes(80) }),
      makeProduct({ id: 2, options: sizes(90) }),
      makeProduct({ id: 3, category: 'grazing', options: [table] }),
    ];
    const plan = makePlan({ adults: 12, place: 'greater-la', date: '2026-12-05' });
    const { proposals } = planEvent(catalog, plan, context);
    expect(
      proposals.map(({ kind, lines, totalCents, leftOver, amount, earliestDay }) => [
        kind,
        lines.map(
          ({ productId, optionKey, quantity }) => `${quantity} × ${productId} ${optionKey}`,
        ),
        totalCents,
        leftOver,
        amount,
        earliestDay,
      ]),
    ).toEqual([
      ['value', ['2 × 1 medium'], 19_500, { from: 0, to: 4 }, 'just-enough', '2026-11-27'],
      [
        'variety',
        ['1 × 1 medium', '1 × 2 medium'],
        20_500,
        { from: 0, to: 4 },
        'just-enough',
        '2026-11-27',
      ],
      ['one-kind', ['1 × 3 fifteen'], 29_500, { from: 3, to: 3 }, 'enough', '2026-11-27'],
    ]);
  });

  test('has vegetarian food for the vegetarian guests', () => {
    const catalog = [
      makeProduct({ id: 1, price: 50, facts: { ...emptyFacts, serves: { from: 10, to: 10 } } }),
      makeProduct({
        id: 2,
        price: 70,
        facts: {
          ...emptyFacts,
          serves: { from: 4, to: 4 },
          diets: ['vegetarian'],
          confirmed: true,
        },
      }),
    ];
    const [value] = planEvent(catalog, makePlan({ adults: 10, vegetarians: 3 }), context).proposals;
    expect(value?.lines.map(({ productId }) => productId)).toEqual([1, 2]);
    expect(value?.vegetarianAmount).toBe('enough');
  });

  describe('says why it proposes nothing', () => {
    const facts = { ...emptyFacts, serves: { from: 10, to: 12 }, confirmed: true };
    const board = makeProduct({ price: 88.5, facts: { ...facts, contains: ['milk'] } });

    test.each<[string, Partial<EventPlan>, Product, unknown]>([
      [
        'over the budget',
        { budget: 100, place: 'greater-la' },
        board,
        { reason: 'budget', minDollars: 124 },
      ],
      ['too soon', { date: '2026-11-25' }, board, { reason: 'too-soon', next: '2026-11-27' }],
      ['closed', { date: '2026-11-30' }, board, { reason: 'closed', next: '2026-12-02' }],
      ['full', { date: '2026-12-03' }, board, { reason: 'full', next: '2026-12-04' }],
      ['in the past', { date: '2020-01-04' }, board, { reason: 'too-soon', next: '2026-11-27' }],
      [
        'without an allergen',
        { without: ['milk', 'eggs'] },
        board,
        { reason: 'requirements', helpful: [{ without: 'milk' }] },
      ],
      [
        'vegetarian guests',
        { vegetarians: 2 },
        board,
        { reason: 'requirements', helpful: [{ guests: 'vegetarian' }] },
      ],
      ['out of stock', {}, { ...board, inStock: false }, { reason: 'out-of-stock' }],
      [
        'too little in stock',
        { adults: 30 },
        { ...board, quantityAvailable: 2 },
        { reason: 'out-of-stock' },
      ],
    ])('%s', (_, changes, product, shortage) => {
      const plan = makePlan({ adults: 10, ...changes });
      expect(planEvent([product], plan, context)).toEqual({ proposals: [], shortage });
    });
  });

  test('never proposes gift boxes, except for an occasion that they name', () => {
    const box = makeProduct({
      category: 'gifts',
      facts: { ...emptyFacts, serves: { from: 2, to: 2 }, occasions: ['outdoors'] },
    });
    const plan = makePlan({ adults: 2 });
    expect(planEvent([box], plan, context).proposals).toEqual([]);
    expect(planEvent([box], { ...plan, occasion: 'outdoors' }, context).proposals).toHaveLength(1);
  });
});
