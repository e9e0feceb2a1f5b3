import type { Language } from '../core/language';
import { getProductText } from './product-text';
import type { Product } from './schema';

/** '$98', '$1,450' or '$88.50', but not a surcharge or discount such as '+$5'. */
const amountPattern =
  /(?<!\+\s*)(?<!(?:^|[^\d])[-−–—])\$\s?(\d{1,3}(?:,\d{3})+|\d+)(\.\d{2})?(?![.,]?\d)/g;

const toCents = (dollars: number): number => Math.round(dollars * 100);

/** In cents. */
const parseAmounts = (text: string): number[] =>
  [...text.matchAll(amountPattern)].map(([, whole = '', cents = '']) =>
    toCents(Number(whole.replaceAll(',', '') + cents)),
  );

/** US dollars; undefined unless the tiers have at least two different prices. */
export function getLowestTierPrice({
  priceTiers,
}: Pick<Product, 'priceTiers'>): number | undefined {
  const amounts = new Set(parseAmounts(priceTiers ?? ''));
  return amounts.size < 2 ? undefined : Math.min(...amounts) / 100;
}

/** True if the product's price (what the cart adds) is the lowest of several tiers. */
export function isStartingPrice(product: Pick<Product, 'price' | 'priceTiers'>): boolean {
  const lowest = getLowestTierPrice(product);
  return lowest !== undefined && toCents(lowest) === toCents(product.price);
}

/** Name of the price tier that matches the product’s price (“Medium, 5–8 people”); empty unless exactly one matches. */
export function getPriceTierName(product: Product, language: Language): string {
  const names = getProductText(product, 'priceTiers', language)
    .split('\n')
    .flatMap((tier) => {
      const [, name, amount] = /^(.+?):\s*(\$.+)$/.exec(tier.trim()) ?? [];
      const amounts = parseAmounts(amount ?? '');
      return name && amounts.length === 1 && amounts[0] === toCents(product.price) ? [name] : [];
    });
  return names.length === 1 ? (names[0] ?? '') : '';
}
