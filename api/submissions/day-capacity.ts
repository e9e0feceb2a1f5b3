import type { Knex } from 'knex';
import { addDays, isOpenOn, toShopDate } from '#contract/core/dates';
import type { BusyDay } from '#contract/orders/busy-days-schema';
import { getLastOrderDay } from '#contract/orders/order-validation';
import type { FulfillmentMethod } from '#contract/orders/rules';
import { isBusinessDay } from '#contract/orders/shipping-days';
import type { ShopSettings } from '#contract/settings/shop-settings';
import { isPostgres } from '../database/dialect';

/** First key of the advisory locks of days; the second is the day. */
const lockNamespace = 4_817;

/**
 * Orders for the same day wait for each other until the transaction ends. SQLite needs no lock: it runs one writing
 * transaction at a time.
 */
export async function lockKitchenDay(trx: Knex.Transaction, day: string): Promise<void> {
  if (!isPostgres(trx)) return;
  await trx.raw('select pg_advisory_xact_lock(?, ?)', [
    lockNamespace,
    Number(day.replaceAll('-', '')),
  ]);
}

interface DayLoad {
  readonly orders: number;
  readonly servings: number;
}

/** PostgreSQL returns aggregates as strings. */
interface DayLoadRow {
  readonly kitchen_date: string;
  readonly orders: number | string;
  readonly servings: number | string;
}

const emptyDay: DayLoad = { orders: 0, servings: 0 };

/** By day, for the days from `from` to `to` that have orders. Declined orders don't count. */
async function findDayLoads(
  database: Knex,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<ReadonlyMap<string, DayLoad>> {
  const rows = await database('order_requests')
    .whereNot({ status: 'Declined' })
    .whereBetween('kitchen_date', [from, to])
    .groupBy('kitchen_date')
    .select<DayLoadRow[]>(
      'kitchen_date',
      database.raw('count(id) as orders'),
      database.raw('sum(servings) as servings'),
    );
  return new Map(
    rows.map(({ kitchen_date, orders, servings }) => [
      kitchen_date,
      { orders: Number(orders), servings: Number(servings) },
    ]),
  );
}

type Capacity = Pick<ShopSettings, 'maxOrdersPerDay' | 'maxServingsPerDay'>;

/** Negative if it takes no more orders. A day without orders takes one of any size: the owner decides about it. */
function countServingsLeft(
  { orders, servings }: DayLoad,
  { maxOrdersPerDay, maxServingsPerDay }: Capacity,
): number {
  if (maxOrdersPerDay !== null && orders >= maxOrdersPerDay) return -1;
  if (maxServingsPerDay === null || orders === 0) return Infinity;
  return maxServingsPerDay - servings;
}

const hasRoom = (load: DayLoad, newServings: number, capacity: Capacity): boolean =>
  newServings <= countServingsLeft(load, capacity);

/** From today until the last day that can be booked. */
export async function findBusyDays(
  database: Knex,
  now: Date,
  settings: ShopSettings,
): Promise<BusyDay[]> {
  const days = { from: toShopDate(now), to: getLastOrderDay(now) };
  const loads = await findDayLoads(database, days);
  return [...loads]
    .map(([day, load]) => ({ day, servingsLeft: countServingsLeft(load, settings) }))
    .filter(({ servingsLeft }) => servingsLeft < Infinity)
    .sort((a, b) => a.day.localeCompare(b.day));
}

interface DayRequest {
  /** Of the kitchen. */
  readonly day: string;
  readonly servings: number;
  readonly fulfilment: FulfillmentMethod;
}

/** The first day after `day` on which the kitchen can take the order; undefined if there is none that can be booked. */
export async function findNextDayWithRoom(
  database: Knex,
  { day, servings, fulfilment }: DayRequest,
  now: Date,
  settings: ShopSettings,
): Promise<string | undefined> {
  const lastDay = getLastOrderDay(now);
  const isPossible = (candidate: string) =>
    fulfilment === 'shipping' ? isBusinessDay(candidate) : isOpenOn(candidate, settings);
  const loads = await findDayLoads(database, { from: day, to: lastDay });
  let candidate = addDays(day);
  while (candidate <= lastDay) {
    const load = loads.get(candidate) ?? emptyDay;
    if (isPossible(candidate) && hasRoom(load, servings, settings)) return candidate;
    candidate = addDays(candidate);
  }
  return undefined;
}

/** Call it after `lockKitchenDay`, so that the answer still holds when the order is stored. */
export async function isDayFull(
  trx: Knex.Transaction,
  { day, servings }: Pick<DayRequest, 'day' | 'servings'>,
  settings: ShopSettings,
): Promise<boolean> {
  const loads = await findDayLoads(trx, { from: day, to: day });
  return !hasRoom(loads.get(day) ?? emptyDay, servings, settings);
}
