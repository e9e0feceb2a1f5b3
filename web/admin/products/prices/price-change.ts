import { toCents } from '#contract/core/cents';
import { maxPrice } from '#contract/products/limits';
import type { OptionPrices } from '#contract/products/option-input';
import type { Product } from '#contract/products/schema';

export const changeKinds = ['percent', 'dollars'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** Percent changes are in hundredths of a percent, dollar changes in cents. */
interface PriceChange {
  readonly kind: ChangeKind;
  readonly hundredths: number;
}

export interface NewPrice {
  readonly product: Product;
  /** In dollars; may be outside the allowed range. */
  readonly price: number;
  /** Of all options, changed alike. */
  readonly optionPrices: readonly OptionPrices[];
}

type PriceError =
  | { readonly rule: 'tooLow' | 'tooHigh'; readonly product: Product }
  | { readonly rule: 'unchanged' };

/** Phone keyboards offer the minus sign (U+2212) next to the hyphen. */
const patterns: Readonly<Record<ChangeKind, RegExp>> = {
  percent: /^([+\-−]?)\s*(\d{1,9})(?:\.(\d{1,2}))?\s*%?$/,
  dollars: /^([+\-−]?)\s*\$?\s*(\d{1,9})(?:\.(\d{1,2}))?$/,
};

/** Undefined unless the text is a number with at most two decimals. */
export function parsePriceChange(kind: ChangeKind, text: string): PriceChange | undefined {
  const match = patterns[kind].exec(text.trim());
  if (!match) return undefined;
  const [, sign, integer = '', decimals = ''] = match;
  const hundredths = Number(integer + decimals.padEnd(2, '0'));
  return { kind, hundredths: sign === '' || sign === '+' ? hundredths : -hundredths };
}

/** In dollars. */
export const minPrice = 0.01;

/** Rounds half a cent up. Computes in integers until the last division: 1.15 + 10 % must not be 1.2649999. */
function changeCents(cents: number, { kind, hundredths }: PriceChange): number {
  if (kind === 'dollars') return cents + hundredths;
  return Math.round((cents * (10_000 + hundredths)) / 10_000);
}

export const computeNewPrices = (products: readonly Product[], change: PriceChange): NewPrice[] =>
  products.map((product) => {
    const changePrice = (price: number) => changeCents(toCents(price), change) / 100;
    return {
      product,
      price: changePrice(product.price),
      optionPrices: product.options.map(({ key, price, quantityPrices }) => ({
        key,
        price: changePrice(price),
        quantityPrices: quantityPrices.map((tier) => ({ ...tier, price: changePrice(tier.price) })),
      })),
    };
  });

/** The first price outside the allowed range, or `unchanged` if no price changes. */
export function findPriceError(newPrices: readonly NewPrice[]): PriceError | undefined {
  for (const newPrice of newPrices) {
    const { product } = newPrice;
    const prices = listPrices(newPrice);
    if (prices.some((price) => price < minPrice)) return { rule: 'tooLow', product };
    if (prices.some((price) => price > maxPrice)) return { rule: 'tooHigh', product };
  }
  return newPrices.some(isChanged) ? undefined : { rule: 'unchanged' };
}

const listPrices = ({ price, optionPrices }: NewPrice): number[] => [
  price,
  ...optionPrices.flatMap((option) => [
    option.price,
    ...(option.quantityPrices ?? []).map((tier) => tier.price),
  ]),
];

/** Also true if only an option that isn't the default, or a quantity price, changes. */
export const isChanged = ({ product, price, optionPrices }: NewPrice): boolean =>
  price !== product.price ||
  product.options.some((option, index) => hasOtherPrices(option, optionPrices[index]));

const hasOtherPrices = (option: OptionPrices, changed: OptionPrices | undefined): boolean =>
  option.price !== changed?.price ||
  (option.quantityPrices ?? []).some(
    (tier, index) => tier.price !== changed.quantityPrices?.[index]?.price,
  );
