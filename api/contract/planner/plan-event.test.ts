import { describe, expect, test } from 'vitest';
import { findUnavailability } from '../orders/event';
import { getNoticeHours } from '../orders/order-validation';
import { getUnitCents, priceOrder } from '../orders/pricing';
import { allergens } from '../products/allergens';
import { diets } from '../products/diets';
import { emptyFacts } from '../products/facts';
import { findOption, getAvailableOptionQuantity } from '../products/options';
import { isDessert, isService, isSinglePortions } from '../products/product-kind';
import type { Product } from '../products/schema';
import { getSuitability } from '../products/suitability';
import { isVisible } from '../products/visible-products';
import { defaultShopSettings } from '../settings/shop-settings';
import { makeOption, makeProduct } from '../testing/product';
import { countNeededServings, countVegetarianServings } from './amounts';
import { type Candidate, getHalfServings, isEventFood, toCandidates } from './candidates';
import { defaultEventPlan, type EventPlan } from './event-plan';
import { planEvent } from './plan-event';
import {
  createRandom,
  makeRandomCatalog,
  pickNumber,
  pickSome,
  type Random,
} from './testing/random-catalog';

// Two ways to be sure: for random small catalogs, the planner must find what trying every combination finds; and its
// proposals must keep each rule, checked without its code.

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

type IsAllowed = (candidate: Candidate) => boolean;

/** The price of every way to buy the product's options within its stock, up to twice what is needed. */
function listChoices(product: Product, needed: number, isAllowed: IsAllowed): Choice[] {
  const candidates = toCandidates([product]).filter(isAllowed);
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

interface Target {
  readonly needed: number;
  readonly vegetarian: number;
  readonly other: number;
  readonly kinds: number;
}

/** Tries every combination. Infinity if nothing is enough. */
function findCheapestByBruteForce(
  products: readonly Product[],
  isAllowed: IsAllowed,
  target: Target,
): number {
  const choices = products.map((product) => listChoices(product, target.needed, isAllowed));
  function search(
    index: number,
    vegetarian: number,
    other: number,
    kinds: number,
    cents: number,
  ): number {
    const current = choices[index];
    if (!current) {
      const isEnough =
        vegetarian + other >= target.needed &&
        vegetarian >= target.vegetarian &&
        other >= target.other &&
        kinds >= target.kinds;
      return isEnough ? cents : Infinity;
    }
    return current.reduce(
      (best, { isVegetarian, halfServings, cents: added }) =>
        Math.min(
          best,
          search(
            index + 1,
            vegetarian + (isVegetarian ? halfServings : 0),
            other + (isVegetarian ? 0 : halfServings),
            kinds + 1,
            cents + added,
          ),
        ),
      search(index + 1, vegetarian, other, kinds, cents),
    );
  }
  return search(0, 0, 0, 0, 0);
}

const isWithin = (cents: number, limit: number): boolean =>
  Number.isFinite(cents) && cents <= limit;

interface Expected {
  /** Of all that is enough, whatever it costs. */
  readonly cheapest: number;
  readonly value: number;
  readonly variety: number;
}

/** In cents; Infinity for what isn't possible within the budget. */
function calculateExpected(
  products: readonly Product[],
  plan: EventPlan,
  maxCents: number,
): Expected {
  const servings = countNeededServings(plan);
  const needed = servings * 2;
  const isVegetarianOnly = plan.diets.includes('vegetarian');
  const vegetarian = isVegetarianOnly ? 0 : countVegetarianServings(plan) * 2;
  const food = products.filter((product) => !isDessert(product));
  const isBoard: IsAllowed = (candidate) =>
    !isSinglePortions(candidate.product) &&
    getHalfServings(candidate) * 8 >=
      (vegetarian > 0 && candidate.vegetarian === 'yes' ? vegetarian : needed);
  const half = isVegetarianOnly ? 0 : Math.min(servings, needed - vegetarian);
  const finds = [
    { isAllowed: isBoard, other: half },
    { isAllowed: isBoard, other: 0 },
    { isAllowed: () => true, other: 0 },
  ].map(
    ({ isAllowed, other }) =>
      (target: Partial<Target>) =>
        findCheapestByBruteForce(food, isAllowed, {
          needed,
          vegetarian,
          other,
          kinds: 1,
          ...target,
        }),
  );
  const cheapest = finds.at(-1)?.({}) ?? Infinity;
  const find = finds.find((findByRules) => isWithin(findByRules({}), maxCents));
  if (!find) return { cheapest, value: Infinity, variety: Infinity };
  const value = find({});
  const kindsLimit = Math.min(maxCents, Math.floor(value * 1.75));
  const limit = plan.budget === undefined ? kindsLimit : maxCents;
  const maxKinds = Math.min(4, Math.max(2, Math.floor(servings / 4)));
  const kinds = [4, 3, 2].find(
    (count) => count <= maxKinds && find({ kinds: count }) <= kindsLimit,
  );
  if (kinds === undefined) return { cheapest, value, variety: Infinity };
  const dessert = findCheapestByBruteForce(products.filter(isDessert), () => true, {
    needed: servings,
    vegetarian: 0,
    other: 0,
    kinds: 1,
  });
  const added = isWithin(find({ kinds }) + dessert, limit) ? dessert : 0;
  const generous = plan.budget === undefined ? needed : Math.floor(needed * 1.25);
  const amounts = Array.from({ length: generous - needed + 1 }, (_, more) => generous - more);
  const most = amounts.find((amount) => isWithin(find({ kinds, needed: amount }) + added, limit));
  return {
    cheapest,
    value,
    variety: most === undefined ? Infinity : find({ kinds, needed: most }) + added,
  };
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

/** With food for several kinds more often than not. */
const makeSimplePlan = (random: Random): EventPlan =>
  makePlan({
    adults: pickNumber(random, 1, 8),
    vegetarians: random() < 0.3 ? 1 : 0,
    budget: random() < 0.5 ? pickNumber(random, 20, 200) : undefined,
  });

function expectExactProposals(catalog: readonly Product[], plan: EventPlan, seed: number) {
  const { proposals, shortage } = planEvent(catalog, plan, context);
  const [value] = proposals;
  const feeCents = plan.place === undefined ? 0 : 3500;
  const maxCents = plan.budget === undefined ? Infinity : plan.budget * 100 - feeCents;
  const expected = calculateExpected(filterByRules(catalog, plan), plan, maxCents);
  expect([seed, value?.subtotalCents ?? Infinity]).toEqual([seed, expected.value]);
  if (shortage) {
    const minDollars = shortage.reason === 'budget' ? shortage.minDollars : Infinity;
    expect([seed, minDollars]).toEqual([seed, Math.ceil((expected.cheapest + feeCents) / 100)]);
  }
  const variety = proposals.find(({ kind }) => kind === 'variety');
  if (plan.occasion !== undefined) return proposals;
  if (variety) expect([seed, variety.subtotalCents]).toEqual([seed, expected.variety]);
  // Not proposed twice.
  else expect([Infinity, value?.subtotalCents]).toContain(expected.variety);
  return proposals;
}

const caseCount = 400;

describe('planEvent', () => {
  test.each([
    { plans: 'all kinds of plans', maxProducts: 4, makeRandom: makeRandomPlan },
    { plans: 'simple plans', maxProducts: 5, makeRandom: makeSimplePlan },
  ])(`finds the same as trying every combination, for ${caseCount} of $plans`, (cases) => {
    let proposed = 0;
    let varieties = 0;
    for (let seed = 1; seed <= caseCount; seed += 1) {
      const random = createRandom(seed);
      const catalog = makeRandomCatalog(random, pickNumber(random, 1, cases.maxProducts));
      const proposals = expectExactProposals(catalog, cases.makeRandom(random), seed);
      proposed += Math.min(1, proposals.length);
      varieties += proposals.filter(({ kind }) => kind === 'variety').length;
    }
    expect(proposed).toBeGreaterThan(caseCount / 4);
    expect(varieties).toBeGreaterThan(caseCount / 50);
  });

  test('proposes only what may be sold, is enough, and meets the requirements', () => {
    let requests = 0;
    let closest = 0;
    for (let seed = 10_000; seed < 11_000; seed += 1) {
      const random = createRandom(seed);
      const catalog = makeRandomCatalog(random, pickNumber(random, 1, 12));
      const plan = makeRandomPlan(random);
      const { proposals } = planEvent(catalog, plan, context);
      const marked = proposals.filter(({ isClosestToBudget }) => isClosestToBudget);
      expect(marked).toHaveLength(plan.budget === undefined ? 0 : Math.min(1, proposals.length));
      for (const { totalCents } of marked) {
        closest += 1;
        expect(totalCents).toBe(Math.max(...proposals.map((proposal) => proposal.totalCents)));
      }
      for (const {
        kind,
        lines,
        serves,
        totalCents,
        subtotalCents,
        amount,
        isOverBudget,
      } of proposals) {
        expect(amount).not.toBe('too-little');
        expect(serves.from + serves.to).toBeGreaterThanOrEqual(countNeededServings(plan) * 2);
        expect(isOverBudget).toBe(false);
        const food = lines.filter(({ product }) => !isDessert(product));
        expect(serves.from).toBe(food.reduce((sum, line) => sum + line.serves.from, 0));
        if (kind !== 'variety') expect(food).toEqual(lines);
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
          const { contains, mayContain, canBeLeftOut, confirmed } = product.facts;
          const forbidden = plan.without.filter((allergen) =>
            [...contains, ...mayContain].includes(allergen),
          );
          if (plan.without.length + plan.diets.length > 0) expect(confirmed).toBe(true);
          for (const allergen of forbidden) {
            expect(canBeLeftOut).toContain(allergen);
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
    expect(closest).toBeGreaterThan(50);
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

  test('names the day that an order of several grazing tables can be had', () => {
    const table = makeOption({ key: 'fifteen', price: 260, serves: { from: 15, to: 15 } });
    const catalog = [makeProduct({ id: 3, category: 'grazing', options: [table] })];
    const plan = makePlan({ adults: 25 });
    const [proposal] = planEvent(catalog, plan, context).proposals;
    const items = proposal?.lines.map(({ productId, optionKey, quantity }) => ({
      productId,
      option: optionKey,
      quantity,
    }));
    const byId = new Map(catalog.map((product) => [product.id, product]));
    expect(getNoticeHours({ guests: 25, items: items ?? [] }, byId, context.settings)).toBe(336);
    expect(proposal?.earliestDay).toBe('2026-12-09');
    expect(planEvent(catalog, { ...plan, date: '2026-12-05' }, context)).toEqual({
      proposals: [],
      shortage: { reason: 'too-soon', next: '2026-12-09' },
    });
  });

  describe('puts on the table what a caterer would', () => {
    const facts = { ...emptyFacts, confirmed: true };
    const vegetarian = { ...facts, diets: ['vegetarian' as const] };
    const catalog = [
      makeProduct({ id: 1, price: 100, facts: { ...facts, serves: { from: 8, to: 12 } } }),
      makeProduct({ id: 2, price: 90, facts: { ...vegetarian, serves: { from: 8, to: 12 } } }),
      makeProduct({ id: 3, price: 20, facts: { ...facts, serves: { from: 2, to: 4 } } }),
      makeProduct({
        id: 4,
        price: 80,
        category: 'special',
        weight: '6 lb',
        servingSize: 'Serves 12, one cup each',
        facts: { ...facts, serves: { from: 12, to: 12 } },
      }),
      makeProduct({
        id: 5,
        name: 'Dessert Board',
        price: 10,
        facts: { ...vegetarian, serves: { from: 8, to: 12 } },
      }),
      makeProduct({ id: 6, price: 900, facts: { ...facts, serves: { from: 60, to: 60 } } }),
      makeProduct({ id: 7, price: 950, facts: { ...facts, serves: { from: 60, to: 60 } } }),
      makeProduct({ id: 8, price: 990, facts: { ...facts, serves: { from: 80, to: 80 } } }),
    ];
    const propose = (changes: Partial<EventPlan>) =>
      planEvent(catalog, makePlan({ adults: 60, ...changes }), context).proposals.map(
        ({ kind, lines, isClosestToBudget }) => [
          isClosestToBudget ? `${kind}, closest to the budget` : kind,
          lines.map(({ productId, quantity }) => `${quantity} × ${productId}`).join(),
        ],
      );

    test('half of it is not vegetarian, nothing is too small, and dessert comes on top', () => {
      expect(propose({})).toEqual([
        ['value', '3 × 1,3 × 2'],
        ['variety', '3 × 1,3 × 2,3 × 5'],
        ['one-kind', '1 × 6'],
      ]);
    });

    test('all is vegetarian only if that is asked for', () => {
      expect(propose({ diets: ['vegetarian'] })).toEqual([['value', '6 × 2']]);
    });

    test('single portions and small boards are for a budget that allows nothing else', () => {
      expect(propose({ budget: 500 })[0]).toEqual(['value', '5 × 4']);
    });

    test('a budget buys up to a quarter more of several kinds, and the finest of one kind', () => {
      expect(propose({ budget: 700 })).toEqual([
        ['value', '3 × 1,3 × 2'],
        ['variety, closest to the budget', '3 × 1,4 × 2,3 × 5'],
      ]);
      expect(propose({ budget: 2000 })).toEqual([
        ['value', '3 × 1,3 × 2'],
        ['variety', '3 × 1,5 × 2,3 × 5'],
        ['one-kind, closest to the budget', '1 × 7'],
      ]);
    });
  });

  test('has vegetarian food for the vegetarian guests', () => {
    const catalog = [
      makeProduct({
        id: 1,
        price: 50,
        facts: { ...emptyFacts, serves: { from: 10, to: 10 }, confirmed: true },
      }),
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
      [
        'closed, with many guests',
        { adults: 60, date: '2026-11-30' },
        board,
        { reason: 'closed', next: '2026-12-09' },
      ],
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
      facts: {
        ...emptyFacts,
        serves: { from: 2, to: 2 },
        occasions: ['outdoors'],
        confirmed: true,
      },
    });
    const plan = makePlan({ adults: 2 });
    expect(planEvent([box], plan, context).proposals).toEqual([]);
    expect(planEvent([box], { ...plan, occasion: 'outdoors' }, context).proposals).toHaveLength(1);
  });
});
