import type { Language } from '../core/language';
import type { Product } from './schema';

export type ProductOption = Product['options'][number];

type OptionPrices = Pick<ProductOption, 'price' | 'quantityPrices'>;

/** The option whose price is the product's price; undefined for a product without options. */
export const getDefaultOption = ({
  options,
}: Pick<Product, 'options'>): ProductOption | undefined =>
  options.find(({ isDefault }) => isDefault) ?? options[0];

/** The option with that key, or the default option if there's no key; undefined for an unknown key. */
export const findOption = (
  product: Pick<Product, 'options'>,
  key: string | null | undefined,
): ProductOption | undefined =>
  key === undefined || key === null
    ? getDefaultOption(product)
    : product.options.find((option) => option.key === key);

/** A product without options only has the choice without a key. */
export const hasOption = (
  product: Pick<Product, 'options'>,
  key: string | null | undefined,
): boolean => !key || findOption(product, key) !== undefined;

const toCents = (dollars: number): number => Math.round(dollars * 100);

/** Price per unit at that quantity: the price of the highest quantity tier that it reaches. */
export function getUnitPriceCents(
  { price, quantityPrices }: OptionPrices,
  quantity: number,
): number {
  const tier = quantityPrices
    .filter(({ minQuantity }) => quantity >= minQuantity)
    .reduce<{ minQuantity: number; price: number } | undefined>(
      (best, candidate) => (!best || candidate.minQuantity > best.minQuantity ? candidate : best),
      undefined,
    );
  return toCents(tier?.price ?? price);
}

export const getOptionName = (option: Pick<ProductOption, 'name'>, language: Language): string =>
  option.name[language] || option.name.en;

/** True if the name has the upper number of servings, as '12 guests' does, so that texts needn't repeat it. */
export const namesServings = ({ name, serves }: Pick<ProductOption, 'name' | 'serves'>): boolean =>
  serves !== null && [...name.en.matchAll(/\d+/g)].some(([digits]) => Number(digits) === serves.to);

/** Units that can still be ordered, by the stock of the option and of its product; undefined if neither is counted. */
export function getAvailableOptionQuantity(
  product: Pick<Product, 'inStock' | 'quantityAvailable'>,
  option: Pick<ProductOption, 'stock'> | undefined,
): number | undefined {
  if (!product.inStock) return 0;
  const counts = [product.quantityAvailable, option?.stock ?? null].filter(
    (count): count is number => count !== null,
  );
  return counts.length === 0 ? undefined : Math.min(...counts);
}
