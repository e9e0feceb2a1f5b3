import type { Knex } from 'knex';
import type { CalendarDay } from '#contract/orders/admin-schema';

interface CalendarRow {
  readonly kitchen_date: string;
  readonly status: string;
  /** PostgreSQL's driver returns aggregates as strings. */
  readonly orders: number | string;
  readonly servings: number | string;
}

interface DateRange {
  readonly from: string;
  readonly to: string;
}

/** Days with orders, in order. */
export async function findCalendarDays(
  database: Knex,
  { from, to }: DateRange,
): Promise<CalendarDay[]> {
  const rows: CalendarRow[] = await database('order_requests')
    .whereNot({ status: 'Declined' })
    .whereBetween('kitchen_date', [from, to])
    .groupBy('kitchen_date', 'status')
    .orderBy('kitchen_date')
    .select('kitchen_date', 'status')
    .select(database.raw('count(id) as orders'), database.raw('sum(servings) as servings'));
  const days = new Map<string, CalendarDay>();
  for (const row of rows) {
    const day = days.get(row.kitchen_date) ?? buildEmptyDay(row.kitchen_date);
    days.set(row.kitchen_date, addRow(day, row));
  }
  return [...days.values()];
}

const buildEmptyDay = (date: string): CalendarDay => ({
  date,
  orders: 0,
  servings: 0,
  newOrders: 0,
  confirmedOrders: 0,
});

function addRow(day: CalendarDay, { status, ...row }: CalendarRow): CalendarDay {
  const orders = Number(row.orders);
  return {
    date: day.date,
    orders: day.orders + orders,
    servings: day.servings + Number(row.servings),
    newOrders: day.newOrders + (status === 'New' ? orders : 0),
    confirmedOrders: day.confirmedOrders + (status === 'Confirmed' ? orders : 0),
  };
}
