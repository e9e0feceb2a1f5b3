import { toProductSummary } from '#contract/products/catalog-page';
import { findRelatedProducts } from '#contract/products/related-products';
import type { Product } from '#contract/products/schema';
import { selectFrom } from '../../data/query';
import { productsQuery } from '../product-card/product-queries';

/** Finds the product in the catalog if it isn't given. */
export const relatedProductsQuery = (id: number, knownProduct?: Product) =>
  selectFrom(productsQuery, `related/${id}`, (products) => {
    const product = knownProduct ?? products.find((candidate) => candidate.id === id);
    return product && findRelatedProducts(product, products).map(toProductSummary);
  });
