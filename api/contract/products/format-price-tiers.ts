import type { Language } from '../core/language';
import { getOptionName, namesServings, type ProductOption } from './options';

/** '$1,450' or '$88.50' */
const formatPrice = (dollars: number): string =>
  `$${dollars.toLocaleString('en-US', {
    minimumFractionDigits: Number.isInteger(dollars) ? 0 : 2,
    maximumFractionDigits: 2,
  })}`;

const formatServings = (
  { from, to }: { readonly from: number; readonly to: number },
  language: Language,
): string => (language === 'es' ? `${from} a ${to} personas` : `${from}–${to} people`);

/** One exact number is not added: names such as 'Two dozen' say it in their own words. */
const hasRangeToAdd = (option: ProductOption): boolean =>
  option.serves !== null && option.serves.from < option.serves.to && !namesServings(option);

function formatOption(option: ProductOption, language: Language): string {
  const name = getOptionName(option, language);
  const label =
    option.serves && hasRangeToAdd(option)
      ? `${name}, ${formatServings(option.serves, language)}`
      : name;
  return `${label}: ${formatPrice(option.price)}`;
}

const formatQuantityPrice = (
  { minQuantity, price }: ProductOption['quantityPrices'][number],
  language: Language,
): string =>
  language === 'es'
    ? `${minQuantity} o más, cada una: ${formatPrice(price)}`
    : `${minQuantity} or more, each: ${formatPrice(price)}`;

/** The documented text `priceTiers`: 'Small, 2–4 people: $58', one line per price. */
export const formatPriceTiers = (options: readonly ProductOption[], language: Language): string =>
  options
    .flatMap((option) => [
      formatOption(option, language),
      ...option.quantityPrices.map((tier) => formatQuantityPrice(tier, language)),
    ])
    .join('\n');

/** Spanish only if an option has a Spanish name; the English text is the fallback. */
export const formatSpanishPriceTiers = (options: readonly ProductOption[]): string | undefined =>
  options.some(({ name }) => name.es !== '') ? formatPriceTiers(options, 'es') : undefined;
