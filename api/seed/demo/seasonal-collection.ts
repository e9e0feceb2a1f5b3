import { addDays, toShopDate } from '#contract/core/dates';
import type { ShopSettings } from '#contract/settings/schema';
import { products } from './products';

const skus = ['LH-BOARD-POSADA', 'LH-BOARD-DESSERT', 'LH-GIFT-ARTISAN'];

/** Orders for Christmas Eve end four days before it. */
const lastDay = '12-20';

/** Its last day is after the day of seeding. */
export function createSeasonalCollection(now: Date): ShopSettings['seasonalCollection'] {
  const tomorrow = addDays(toShopDate(now));
  const year = Number(tomorrow.slice(0, 4));
  const orderBy = [year, year + 1]
    .map((candidate) => `${candidate}-${lastDay}`)
    .find((day) => day >= tomorrow);
  return {
    title: { en: 'For your posada and Christmas Eve', es: 'Para tu posada y Nochebuena' },
    orderBy: orderBy ?? tomorrow,
    productIds: skus.flatMap((sku) => products.find((product) => product.sku === sku)?.id ?? []),
  };
}
