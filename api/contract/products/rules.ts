import { findCategory } from '../category';
import type { Language } from '../core/language';
import type { Product, ProductTranslation } from './schema';
import type { TranslatedField } from './text-fields';

type TranslatableProduct<Field extends TranslatedField> = Pick<Product, Field> & {
  readonly translations: { readonly es?: Pick<ProductTranslation, Field> | undefined };
};

/** Falls back to English if the translation is empty; '' if there is no text at all. */
export function getProductText<Field extends TranslatedField>(
  product: TranslatableProduct<Field>,
  field: Field,
  language: Language,
): string {
  const translated = language === 'es' ? product.translations.es?.[field]?.trim() : undefined;
  return translated || product[field]?.trim() || '';
}

export type StockLevel = 'in-stock' | 'low-stock' | 'out-of-stock';

/** Inclusive. */
const lowStockThreshold = 3;

/** Out of stock by flag or quantity 0; low stock from 3 down to 1. */
export function getStockLevel({
  inStock,
  quantityAvailable,
}: Pick<Product, 'inStock' | 'quantityAvailable'>): StockLevel {
  if (!inStock || quantityAvailable === 0) return 'out-of-stock';
  if (quantityAvailable !== null && quantityAvailable <= lowStockThreshold) return 'low-stock';
  return 'in-stock';
}

/** Undefined if stock is not counted. */
export function getAvailableQuantity(
  product: Pick<Product, 'inStock' | 'quantityAvailable'>,
): number | undefined {
  if (getStockLevel(product) === 'out-of-stock') return 0;
  return product.quantityAvailable ?? undefined;
}

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

export const catalogPageSize = 9;

const placeholderSubstrings = ['placeholder', 'no-image'];

/** False if the image URL is empty or a placeholder. */
export function isVisible({ imageUrl }: Pick<Product, 'imageUrl'>): boolean {
  return (
    imageUrl.trim() !== '' &&
    !placeholderSubstrings.some((substring) => imageUrl.includes(substring))
  );
}

/** '' returns all visible products, an unknown category none. */
export function filterByCategory(products: readonly Product[], categoryName: string): Product[] {
  const visibleProducts = products.filter(isVisible);
  if (categoryName.trim() === '') return visibleProducts;
  const category = findCategory(categoryName);
  return category ? visibleProducts.filter((product) => product.category === category.slug) : [];
}

export type ProductSummary = Pick<
  Product,
  | 'id'
  | 'name'
  | 'price'
  | 'priceTiers'
  | 'category'
  | 'inStock'
  | 'quantityAvailable'
  | 'imageUrl'
  | 'image'
> & { readonly translations: { readonly es?: Pick<ProductTranslation, 'name'> | undefined } };

/** Drops the texts of the product page, which are most of the payload. */
export function toProductSummary(product: ProductSummary): ProductSummary {
  const { id, name, price, priceTiers, category, inStock, quantityAvailable, imageUrl, image } =
    product;
  const { es } = product.translations;
  const translations = es?.name === undefined ? {} : { es: { name: es.name } };
  return {
    id,
    name,
    price,
    priceTiers,
    category,
    inStock,
    quantityAvailable,
    imageUrl,
    image,
    translations,
  };
}

export interface CatalogPage {
  readonly products: readonly ProductSummary[];
  readonly page: number;
  readonly pageCount: number;
  /** 1-based positions; both 0 if there are no products. */
  readonly first: number;
  readonly last: number;
  readonly total: number;
}

/** A page out of range becomes the nearest existing one. */
export function paginateCatalog(
  products: readonly Product[],
  requestedPage: string | null,
): CatalogPage {
  const total = products.length;
  const pageCount = Math.max(1, Math.ceil(total / catalogPageSize));
  const page = Math.min(pageCount, parsePageNumber(requestedPage));
  const start = (page - 1) * catalogPageSize;
  const visibleProducts = products.slice(start, start + catalogPageSize);
  return {
    products: visibleProducts,
    page,
    pageCount,
    first: visibleProducts.length === 0 ? 0 : start + 1,
    last: start + visibleProducts.length,
    total,
  };
}

/** An integer from 1 for any input. */
export function parsePageNumber(text: string | null): number {
  const parsed = Number(text ?? 1);
  return Number.isNaN(parsed) ? 1 : Math.max(1, Math.trunc(parsed));
}
