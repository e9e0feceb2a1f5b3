import { findEarliestDayOfChoice } from '#contract/orders/earliest-day';
import type { ProductOption } from '#contract/products/options';
import type { Product } from '#contract/products/schema';
import { useQuery } from '../../data/use-query';
import { useHydrated } from '../../routing/use-hydrated';
import { useShopFacts } from '../shop-settings/use-shop-facts';
import { orderDaysQuery } from './order-days-query';

interface Choice {
  readonly product: Product;
  readonly option: ProductOption | undefined;
  readonly people: number | undefined;
}

/**
 * Returns a function that finds the earliest day, 'YYYY-MM-DD'; a page that the device has cached finds it again.
 * Undefined until the shop's settings are loaded.
 */
export function useFindEarliestDay() {
  const facts = useShopFacts();
  const { data: days } = useQuery(orderDaysQuery);
  const isHydrated = useHydrated();
  if (!facts || !days) return undefined;
  const now = isHydrated ? new Date() : new Date(days.renderedAt);
  const settings = { ...facts, closedDates: days.closedDates };
  return (choice: Choice): string => findEarliestDayOfChoice(choice, { now, settings }).day;
}
