import { toCents } from '../core/cents';
import type { Language } from '../core/language';
import { getProductText } from './product-text';
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

/** Price per unit at that quantity: that of the last quantity price that it reaches. They are sorted. */
export const getUnitPriceCents = (
  { price, quantityPrices }: OptionPrices,
  quantity: number,
): number =>
  toCents(quantityPrices.filter((tier) => quantity >= tier.minQuantity).at(-1)?.price ?? price);

/** In dollars. */
export const getUnitPrice = (
  product: Pick<Product, 'price'>,
  option: OptionPrices | undefined,
  quantity: number,
): number => (option ? getUnitPriceCents(option, quantity) / 100 : product.price);

export const getOptionName = (option: Pick<ProductOption, 'name'>, language: Language): string =>
  option.name[language] || option.name.en;

/** Name of the chosen option; empty if there is nothing to choose. */
function getSelectionName(
  product: Pick<Product, 'options'>,
  key: string | null | undefined,
  language: Language,
): string {
  const option = product.options.length > 1 ? findOption(product, key) : undefined;
  return option ? getOptionName(option, language) : '';
}

type NamedProduct = Pick<Product, 'name' | 'options'> & {
  readonly translations: { readonly es?: { readonly name?: string | undefined } | undefined };
};

/** 'Garden Board, Large' */
export function getSelectionTitle(
  product: NamedProduct,
  key: string | null | undefined,
  language: Language,
): string {
  const title = getProductText(product, 'name', language);
  const optionName = getSelectionName(product, key, language);
  return optionName === '' ? title : `${title}, ${optionName}`;
}

/** True if the name has the upper number of servings, as '12 guests' does, so that texts needn't repeat it. */
export const namesServings = ({ name, serves }: Pick<ProductOption, 'name' | 'serves'>): boolean =>
  serves !== null && name.en.split(/\D+/).includes(String(serves.to));

/** Units that can still be ordered, by the stock of the option and of its product; undefined if neither is counted. */
export function getAvailableOptionQuantity(
  product: Pick<Product, 'inStock' | 'quantityAvailable'>,
  option: Pick<ProductOption, 'stock'> | undefined,
): number | undefined {
  if (!product.inStock) return 0;
  const left = Math.min(product.quantityAvailable ?? Infinity, option?.stock ?? Infinity);
  return left === Infinity ? undefined : left;
}

/** Like `getAvailableOptionQuantity`, after `otherUnits` of the product's other options, which share its stock. */
export function getRemainingQuantity(
  { inStock, quantityAvailable }: Pick<Product, 'inStock' | 'quantityAvailable'>,
  option: Pick<ProductOption, 'stock'> | undefined,
  otherUnits: number,
): number | undefined {
  const left = quantityAvailable === null ? null : Math.max(0, quantityAvailable - otherUnits);
  return getAvailableOptionQuantity({ inStock, quantityAvailable: left }, option);
}
