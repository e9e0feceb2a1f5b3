import { addDays, toShopDate, toShopInstant } from '../core/dates';
import type { Language } from '../core/language';
import type { Product } from '../products/schema';
import { getStockLevel } from '../products/stock-level';
import { isVisible } from '../products/visible-products';
import type { SeasonalCollection, ShopSettings } from './schema';

const createDayFormat = (locale: string) =>
  new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });

/** Creating one takes longer than rendering the rest of the collection. */
const dayFormats: Readonly<Record<Language, Intl.DateTimeFormat>> = {
  en: createDayFormat('en-US'),
  es: createDayFormat('es-MX'),
};

/** 'Sunday, December 20' or 'domingo 20 de diciembre'; ready-made, like the texts of the settings. */
function formatDay(day: string, language: Language): string {
  const text = dayFormats[language].format(new Date(`${day}T00:00:00Z`));
  return language === 'es' ? text.replace(',', '') : text;
}

const isAvailable = (product: Product): boolean =>
  isVisible(product) && getStockLevel(product) !== 'out-of-stock';

/** What the shop shows of the collection at `now`; null if that's nothing. */
export function describeSeasonalCollection(
  collection: ShopSettings['seasonalCollection'],
  catalog: readonly Product[],
  now: Date,
): SeasonalCollection | null {
  if (!collection || collection.orderBy < toShopDate(now)) return null;
  const products = collection.productIds
    .map((id) => catalog.find((product) => product.id === id))
    .filter((product) => product !== undefined)
    .filter(isAvailable);
  if (products.length === 0) return null;
  const { title, orderBy } = collection;
  return {
    title,
    orderBy: { en: formatDay(orderBy, 'en'), es: formatDay(orderBy, 'es') },
    endsAt: toShopInstant(addDays(orderBy), '00:00').toISOString(),
    products,
  };
}
