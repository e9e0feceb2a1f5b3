import { findCategory } from '../category';
import type { Language } from '../core/language';
import type { Product, ProductTranslation } from './schema';
import type { TranslatedField } from './text-fields';

/** What is needed of a product to say one of its texts. */
type Texts<Field extends TranslatedField> = Pick<Product, Field> & {
  readonly translations: { readonly es?: Pick<ProductTranslation, Field> | undefined };
};

/** A product's text in a language, falling back to English where the translation is empty; '' when there is none. */
export function productText<Field extends TranslatedField>(
  product: Texts<Field>,
  field: Field,
  language: Language,
): string {
  const translated = language === 'es' ? product.translations.es?.[field]?.trim() : undefined;
  return translated || product[field]?.trim() || '';
}

export type StockLevel = 'in-stock' | 'low-stock' | 'out-of-stock';

/** From this many down to one left, the badge says Low Stock. */
const lowStockFrom = 3;

/** Out of stock by the flag or by a count of zero; low from three down to one; else in stock. */
export function stockLevel({
  inStock,
  quantityAvailable,
}: Pick<Product, 'inStock' | 'quantityAvailable'>): StockLevel {
  if (!inStock || quantityAvailable === 0) return 'out-of-stock';
  if (quantityAvailable !== null && quantityAvailable <= lowStockFrom) return 'low-stock';
  return 'in-stock';
}

/** How many of a product can be ordered; undefined when the owner does not count them. */
export function availableQuantity(
  product: Pick<Product, 'inStock' | 'quantityAvailable'>,
): number | undefined {
  if (stockLevel(product) === 'out-of-stock') return 0;
  return product.quantityAvailable ?? undefined;
}

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

/** Products a shop page holds. */
export const shopPageSize = 9;

const placeholderMarks = ['placeholder', 'no-image'];

/** The shop hides a product whose image address is empty or a placeholder. */
export function isShown({ imageUrl }: Pick<Product, 'imageUrl'>): boolean {
  return imageUrl.trim() !== '' && !placeholderMarks.some((mark) => imageUrl.includes(mark));
}

/** The shown products of a category as an address names it: all for '', none for an unknown name. */
export function productsInCategory(products: readonly Product[], categoryName: string): Product[] {
  const shown = products.filter(isShown);
  if (categoryName.trim() === '') return shown;
  const category = findCategory(categoryName);
  return category ? shown.filter((product) => product.category === category.slug) : [];
}

/** What a list shows of a product. */
export type ListedProduct = Pick<
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

/** A product without the texts of its own page, which are most of it. */
export function listedProduct(product: ListedProduct): ListedProduct {
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

export interface ShopPage {
  readonly products: readonly ListedProduct[];
  readonly page: number;
  readonly pageCount: number;
  /** Position of the first and last product shown, from 1; both 0 when there are none. */
  readonly first: number;
  readonly last: number;
  readonly total: number;
}

/** One page of the shop's list; a page that does not exist becomes the nearest real one. */
export function shopPage(products: readonly Product[], wantedPage: string | null): ShopPage {
  const total = products.length;
  const pageCount = Math.max(1, Math.ceil(total / shopPageSize));
  const page = Math.min(pageCount, wantedPageNumber(wantedPage));
  const start = (page - 1) * shopPageSize;
  const shown = products.slice(start, start + shopPageSize);
  return {
    products: shown,
    page,
    pageCount,
    first: shown.length === 0 ? 0 : start + 1,
    last: start + shown.length,
    total,
  };
}

/** The page an address asks for: a whole number from 1 up, whatever is written there. */
export function wantedPageNumber(written: string | null): number {
  const number = Number(written ?? 1);
  return Number.isNaN(number) ? 1 : Math.max(1, Math.trunc(number));
}
