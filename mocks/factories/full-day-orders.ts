import { faker } from '@faker-js/faker/locale/en';
import { addDays, findEarliestDay, isOpenOn } from '#contract/core/dates';
import { defaultShopSettings } from '#contract/settings/shop-settings';
import type { MockOrder } from '../mock-submissions';
import { buildOrder, type OrderDescription } from './build-order';
import { generatePerson } from './generate-person';
import type { WithoutId } from './timestamps';

const seed = 90_055;

type Item = OrderDescription['items'][number];

const smallBoard: Item = [18, 'small', 1];

/** Largest first, with the people that they serve. */
const itemsBySize: readonly (readonly [servings: number, item: Item])[] = [
  [120, [14, '120-guests', 1]],
  [65, [8, '65-guests', 1]],
  [40, [21, '40-guests', 1]],
  [20, [2, '20-guests', 1]],
  [12, [18, 'large', 1]],
  [8, [18, 'medium', 1]],
  [4, smallBoard],
];

/**
 * Orders that use up the three earliest days together with `otherOrders`: the first and the third by the number of
 * orders, the second by servings.
 */
export function buildFullDayOrders(
  now: Date,
  otherOrders: readonly WithoutId<MockOrder>[],
): WithoutId<MockOrder>[] {
  faker.seed(seed);
  const items = listEarliestDays(now).flatMap((day, position) => {
    const orders = otherOrders.filter(
      ({ status, details }) => status !== 'Declined' && details?.kitchenDate === day,
    );
    const dayItems = position === 1 ? fillWithServings(orders) : fillWithOrders(orders);
    return dayItems.map((item) => ({ day, item }));
  });
  return items.map(({ day, item }, index) => buildOrder(describeOrder(day, item, index), now));
}

function listEarliestDays(now: Date): string[] {
  const earliest = findEarliestDay(now, defaultShopSettings.noticeHours, defaultShopSettings);
  return Array.from({ length: 10 }, (_, days) => addDays(earliest, days))
    .filter((day) => isOpenOn(day, defaultShopSettings))
    .slice(0, 3);
}

function fillWithOrders(orders: readonly unknown[]): Item[] {
  const { maxOrdersPerDay } = defaultShopSettings;
  const left = Math.max(0, (maxOrdersPerDay ?? 0) - orders.length);
  return Array.from({ length: left }, () => smallBoard);
}

function fillWithServings(orders: readonly Pick<MockOrder, 'details'>[]): Item[] {
  const { maxServingsPerDay } = defaultShopSettings;
  const taken = orders.reduce((sum, { details }) => sum + (details?.servings ?? 0), 0);
  return pickItems(Math.max(0, (maxServingsPerDay ?? 0) - taken));
}

function pickItems(servingsLeft: number): Item[] {
  const choice = itemsBySize.find(([servings]) => servings <= servingsLeft);
  if (!choice) return [];
  const [servings, item] = choice;
  return [item, ...pickItems(servingsLeft - servings)];
}

function describeOrder(eventDate: string, item: Item, index: number): OrderDescription {
  const person = generatePerson(index);
  const hour = faker.number.int({ min: 11, max: 17 });
  return {
    ...person,
    email: `full-day.${person.email}`,
    received: { days: 20 - Math.floor(index / 2), hours: faker.number.int({ min: 1, max: 20 }) },
    readAfterHours: 2,
    eventDate,
    fulfilment: 'pickup',
    items: [item],
    details: { window: `${hour}:00` },
    status: 'Confirmed',
    steps: [{ kind: 'confirmed', afterHours: 3, admin: 'elena' }],
  };
}
