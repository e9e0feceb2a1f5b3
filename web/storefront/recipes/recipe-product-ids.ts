import type { Product } from '#contract/products/schema';
import { isVisible } from '#contract/products/visible-products';
import { selectFrom } from '../../data/query';
import { productsQuery } from '../product-card/product-queries';
import type { Recipe } from './recipe';
import { recipeSkus } from './recipe-skus';

/** Undefined for a board that is not visible in the shop. */
type RecipeProductIds = Readonly<Record<Recipe['id'], number | undefined>>;

function findRecipeProductIds(products: readonly Product[]): RecipeProductIds {
  const findProductId = (sku: string) =>
    products.find((product) => product.sku === sku && isVisible(product))?.id;
  const { classic, mediterranean } = recipeSkus;
  return { classic: findProductId(classic), mediterranean: findProductId(mediterranean) };
}

export const recipeProductIdsQuery = selectFrom(
  productsQuery,
  'recipe-products',
  findRecipeProductIds,
);
