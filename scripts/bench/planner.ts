import { defaultEventPlan, type EventPlan } from '#contract/planner/event-plan';
import { planEvent } from '#contract/planner/plan-event';
import type { Product } from '#contract/products/schema';
import { defaultShopSettings } from '#contract/settings/shop-settings';
import { makeProduct } from '#contract/testing/product';
import { products as demoProducts } from '#demo/products';
import { generateProducts } from '#mocks/factories/generate-products';
import { formatTable } from '../lib/format-table.mjs';
import { atMost, formatGoal, formatMeasurement } from './goal';
import { median } from './median';

const productCount = 5000;
const runCount = 15;
const goal = atMost(50);

const longDinner: Partial<EventPlan> = { adults: 250, style: 'meal', hours: 5 };

const events: readonly (readonly [string, Partial<EventPlan>])[] = [
  ['12 people', { adults: 12 }],
  ['12 people, no tree nuts', { adults: 12, without: ['tree-nuts'] }],
  ['60 people, 8 of them vegetarians', { adults: 60, vegetarians: 8, place: 'greater-la' }],
  ['60 people for at most $2,500', { adults: 60, budget: 2500 }],
  ['12 people for too little', { adults: 12, budget: 90 }],
  ['250 people, a long dinner', longDinner],
];

/** How long the planner takes for the proposals, in a catalog of variations of the demo products. */
export async function measurePlanner(): Promise<string> {
  const catalog = createCatalog();
  const countedCatalog = catalog.map((product) => ({ ...product, quantityAvailable: 200 }));
  const context = { now: new Date(), settings: defaultShopSettings, fullDays: [] };
  const runs = [
    ...events.map((event) => [...event, catalog] as const),
    ['250 people, 12 hours, counted stock', { ...longDinner, hours: 12 }, countedCatalog] as const,
  ];
  const rows = runs.map(([name, changes, products]) => {
    const plan = { ...defaultEventPlan, ...changes };
    const times = Array.from({ length: runCount }, () => {
      const startedAt = performance.now();
      planEvent(products, plan, context);
      return performance.now() - startedAt;
    });
    return [name, formatMeasurement(median(times), 1, goal), formatGoal(goal)];
  });
  return formatTable([`proposals of ${productCount} products, ms`, 'median', 'goal'], rows);
}

const createCatalog = (): Product[] =>
  generateProducts(
    productCount,
    demoProducts.filter(({ images }) => images.length > 0),
  ).map(({ images: _, imageUrl: __, ...fields }) => makeProduct(fields));
