import { findCategory } from './category';
import type { Product, ProductTranslation } from './product';

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
