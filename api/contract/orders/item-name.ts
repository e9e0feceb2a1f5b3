import type { Language } from '../core/language';
import { getOptionName } from '../products/options';
import { getProductText } from '../products/product-text';
import type { Product } from '../products/schema';
import type { OrderRecord } from './admin-schema';

type NamedItem = Pick<OrderRecord['items'][number], 'productId' | 'productName' | 'optionName'>;

/** Orders store the product's English name at the time. It's translated unless the product was deleted or renamed. */
export function getItemProductName(
  { productId, productName }: Omit<NamedItem, 'optionName'>,
  products: readonly Product[],
  language: Language,
): string {
  const product = products.find(({ id, name }) => id === productId && name === productName);
  return product ? getProductText(product, 'name', language) : productName;
}

/** With the option: 'Garden Board, Large'. */
export function getItemName(
  item: NamedItem,
  products: readonly Product[],
  language: Language,
): string {
  const option = item.optionName && getOptionName({ name: item.optionName }, language);
  return [getItemProductName(item, products, language), option].filter(Boolean).join(', ');
}
