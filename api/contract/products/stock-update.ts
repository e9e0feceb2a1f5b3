import type { ProductChange } from './admin-schema';
import type { OptionStock } from './option-input';
import type { ProductOption } from './options';
import type { Product } from './schema';
import { getStockLevel } from './stock-level';

type Stock = Pick<Product, 'quantityAvailable'> & {
  readonly options: readonly Pick<ProductOption, 'key' | 'stock'>[];
};

type StockUpdate = Pick<ProductChange, 'inStock' | 'quantityAvailable' | 'optionStocks'>;

/** Clears the quantity, and the stock of options, where a product with 0 left is put back in stock. */
export function toStockUpdate(
  { quantityAvailable, options }: Stock,
  inStock: boolean,
): StockUpdate {
  if (!inStock) return { inStock };
  const hasOptionsLeft =
    getStockLevel({ inStock, quantityAvailable: null, options }) !== 'out-of-stock';
  return {
    inStock,
    ...(quantityAvailable === 0 && { quantityAvailable: null }),
    ...(!hasOptionsLeft && { optionStocks: options.map(({ key }) => ({ key, stock: null })) }),
  };
}

/** The values that `update` replaces. */
export const toReverseStockUpdate = (
  { inStock, quantityAvailable, options }: Stock & Pick<Product, 'inStock'>,
  update: StockUpdate,
): StockUpdate => ({
  inStock,
  ...(update.quantityAvailable !== undefined && { quantityAvailable }),
  ...(update.optionStocks && {
    optionStocks: options.map(({ key, stock }) => ({ key, stock })),
  }),
});

/** Options that no longer exist are skipped. */
export const changeOptionStocks = (
  options: readonly ProductOption[],
  stocks: readonly OptionStock[],
): ProductOption[] =>
  options.map((option) => ({ ...option, ...stocks.find(({ key }) => key === option.key) }));
