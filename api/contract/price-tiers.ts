import type { Language } from './language';
import type { Product } from './product';
import { productText } from './product-text';

/** An amount in dollars ('$98', '$1,450', '$88.50') that isn't added to or taken off another price. */
const amountPattern =
  /(?<!\+\s*)(?<!(?:^|[^\d])[-−–—])\$\s?(\d{1,3}(?:,\d{3})+|\d+)(\.\d{2})?(?![.,]?\d)/g;

const toCents = (dollars: number): number => Math.round(dollars * 100);

/** The prices in cents that a text names. */
const parseAmounts = (text: string): number[] =>
  [...text.matchAll(amountPattern)].map(([, whole = '', cents = '']) =>
    toCents(Number(whole.replaceAll(',', '') + cents)),
  );

/** The lowest price of a product's tiers, in dollars; undefined unless they name several prices. */
export function lowestTierPrice({ priceTiers }: Pick<Product, 'priceTiers'>): number | undefined {
  const amounts = new Set(parseAmounts(priceTiers ?? ''));
  return amounts.size < 2 ? undefined : Math.min(...amounts) / 100;
}

/** Whether a product's price, which is what an order adds, is the lowest of several tiers. */
export function isStartingPrice(product: Pick<Product, 'price' | 'priceTiers'>): boolean {
  const lowest = lowestTierPrice(product);
  return lowest !== undefined && toCents(lowest) === toCents(product.price);
}

/** What the tier with the product's price is called ('Medium, 5–8 people'); '' unless exactly one has it. */
export function priceTierName(product: Product, language: Language): string {
  const names = productText(product, 'priceTiers', language)
    .split('\n')
    .flatMap((tier) => {
      const [, name, amount] = /^(.+?):\s*(\$.+)$/.exec(tier.trim()) ?? [];
      const amounts = parseAmounts(amount ?? '');
      return name && amounts.length === 1 && amounts[0] === toCents(product.price) ? [name] : [];
    });
  return names.length === 1 ? (names[0] ?? '') : '';
}
