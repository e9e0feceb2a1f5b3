import type { Product, ProductTranslation } from './schema';

export const catalogPageSize = 9;

export type ProductSummary = Pick<
  Product,
  | 'id'
  | 'name'
  | 'price'
  | 'options'
  | 'facts'
  | 'category'
  | 'inStock'
  | 'quantityAvailable'
  | 'imageUrl'
  | 'image'
> & { readonly translations: { readonly es?: Pick<ProductTranslation, 'name'> | undefined } };

/** Drops the texts of the product page, which are most of the payload. */
export function toProductSummary(product: ProductSummary): ProductSummary {
  const { id, name, price, options, facts, category, inStock, quantityAvailable, imageUrl, image } =
    product;
  const { es } = product.translations;
  const translations = es?.name === undefined ? {} : { es: { name: es.name } };
  return {
    id,
    name,
    price,
    options,
    facts,
    category,
    inStock,
    quantityAvailable,
    imageUrl,
    image,
    translations,
  };
}

export interface CatalogPage<Listed = ProductSummary> {
  readonly products: readonly Listed[];
  readonly page: number;
  readonly pageCount: number;
  /** 1-based positions; both 0 if there are no products. */
  readonly first: number;
  readonly last: number;
  readonly total: number;
}

/** A page out of range becomes the nearest existing one. */
export function paginateCatalog<Listed>(
  products: readonly Listed[],
  requestedPage: string | null,
): CatalogPage<Listed> {
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
