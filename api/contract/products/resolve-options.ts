import type { ProductChange } from './admin-schema';
import { formatPriceTiers, formatSpanishPriceTiers } from './format-price-tiers';
import type { ProductEdit } from './input-schema';
import type { OptionPrices } from './option-input';
import { getDefaultOption, type ProductOption } from './options';
import type { Product } from './schema';

export type OptionFields = Pick<ProductEdit, 'price' | 'options' | 'priceTiers' | 'translations'>;

/** Options that no longer exist are skipped. Quantity prices that a lower price overtakes no longer apply. */
const withPrices = (
  options: readonly ProductOption[],
  prices: readonly OptionPrices[],
): ProductOption[] =>
  options.map((option) => {
    const change = prices.find(({ key }) => key === option.key);
    if (!change) return option;
    const { price, quantityPrices = option.quantityPrices } = change;
    return {
      ...option,
      price,
      quantityPrices: quantityPrices.filter((tier) => tier.price < price),
    };
  });

/** Without `optionPrices`, a new price is the default option's price. */
export function changeOptionPrices(
  options: ProductOption[],
  { price, optionPrices }: Pick<ProductChange, 'price' | 'optionPrices'>,
): ProductOption[] {
  const key = getDefaultOption({ options })?.key;
  const defaultPrices = price === undefined || key === undefined ? [] : [{ key, price }];
  return withPrices(options, optionPrices ?? defaultPrices);
}

/**
 * Where a product has options, `price` and `priceTiers` are written from them. `current` is the stored product;
 * undefined for a new one.
 */
export function resolveOptions<Fields extends OptionFields>(
  fields: Fields,
  current: Pick<Product, 'options' | 'translations'> | undefined,
): Fields {
  const options: ProductOption[] =
    fields.options ?? changeOptionPrices(current?.options ?? [], { price: fields.price });
  const defaultOption = getDefaultOption({ options });
  if (!defaultOption) return { ...fields, options };
  const { es } = fields.translations ?? current?.translations ?? {};
  const { priceTiers: _, ...spanishTexts } = es ?? {};
  const priceTiersEs = formatSpanishPriceTiers(options);
  const texts = priceTiersEs ? { ...spanishTexts, priceTiers: priceTiersEs } : spanishTexts;
  return {
    ...fields,
    options,
    price: defaultOption.price,
    priceTiers: formatPriceTiers(options, 'en'),
    translations: Object.keys(texts).length > 0 ? { es: texts } : {},
  };
}
