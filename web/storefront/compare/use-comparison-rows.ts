import { useLingui } from '@lingui/react/macro';
import { getServingRange } from '#contract/products/option-range';
import { getDefaultOption } from '#contract/products/options';
import { getProductText } from '#contract/products/product-text';
import type { Product } from '#contract/products/schema';
import { getPricePerPerson, listServings } from '#contract/products/servings';
import { getStockLevel, type StockLevel } from '#contract/products/stock-level';
import { formatWeekdayAndDay } from '../../i18n/event-dates';
import { useLanguage } from '../../i18n/use-language';
import { shortenDescription } from '../../seo/shorten-description';
import { useEvent } from '../event/event-store';
import { useFactTexts } from '../product/use-fact-texts';
import { useFindEarliestDay } from '../product/use-find-earliest-day';
import { useServingSize } from '../product/use-serving-size';
import { useStorageAdvice } from '../product/use-storage-advice';

interface ComparisonRow {
  readonly name: string;
  /** One per product: '' if there is none, undefined if the owner hasn't confirmed it. */
  readonly values: readonly (string | undefined)[];
}

/** Facts about allergens come last, next to the warning about traces. */
export function useComparisonRows(products: readonly Product[]): readonly ComparisonRow[] {
  const { t } = useLingui();
  const language = useLanguage();
  const { people } = useEvent();
  const findEarliestDay = useFindEarliestDay();
  const getServingSize = useServingSize();
  const getStorageAdvice = useStorageAdvice();
  const getFactTexts = useFactTexts();
  const stockTexts: Readonly<Record<StockLevel, string>> = {
    'in-stock': t`In stock`,
    'low-stock': t`Low Stock`,
    'out-of-stock': t`Out of Stock`,
  };

  function getDay(product: Product): string {
    if (getStockLevel(product) === 'out-of-stock') return '';
    const day = findEarliestDay?.({ product, option: getDefaultOption(product), people });
    return day ? formatWeekdayAndDay(day, language) : '';
  }

  function getPerPerson(product: Product): string {
    const dollars = getPricePerPerson(listServings(product));
    return dollars ? `≈ $${Math.round(dollars)}` : '';
  }

  const getContent = (product: Product): string =>
    getProductText(product, 'ingredients', language) ||
    shortenDescription(getProductText(product, 'description', language));

  const listConfirmed = (name: keyof ReturnType<typeof getFactTexts>) =>
    products.map(({ facts }) => (facts.confirmed ? getFactTexts(facts)[name] : undefined));

  const rows: readonly ComparisonRow[] = [
    {
      name: t`Serving Size`,
      values: products.map((product) => getServingSize(product, getServingRange(product))),
    },
    { name: t`Price per person`, values: products.map(getPerPerson) },
    {
      name: t`Availability`,
      values: products.map((product) => stockTexts[getStockLevel(product)]),
    },
    { name: t`Earliest`, values: products.map(getDay) },
    { name: t`What’s in it`, values: products.map(getContent) },
    { name: t`Occasions`, values: products.map(({ facts }) => getFactTexts(facts).occasions) },
    { name: t`Keeping it`, values: products.map(getStorageAdvice) },
    { name: t`Diets`, values: listConfirmed('diets') },
    { name: t`On request without`, values: listConfirmed('canBeLeftOut') },
    { name: t`Contains`, values: listConfirmed('contains') },
    { name: t`May contain`, values: listConfirmed('mayContain') },
  ];
  return rows.filter(({ values }) => values.some(Boolean));
}
