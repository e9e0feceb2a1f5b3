import { isShown } from '#contract/products/rules';
import type { Product } from '#contract/products/schema';
import { selectFrom } from '../../data/query';
import { productsQuery } from '../catalogue/product-queries';
import type { Recipe } from './recipe';

/** SKU of the product that is a recipe's board. */
const skus: Readonly<Record<Recipe['id'], string>> = {
  classic: 'LH-BOARD-CLASSIC',
  mediterranean: 'LH-BOARD-MEDITERRANEAN',
};

/** Ids of the products that are the recipes' boards; none for one that the shop does not show. */
export type RecipeProducts = Readonly<Record<Recipe['id'], number | undefined>>;

export function findRecipeProducts(products: readonly Product[]): RecipeProducts {
  const idOf = (sku: string) =>
    products.find((product) => product.sku === sku && isShown(product))?.id;
  return { classic: idOf(skus.classic), mediterranean: idOf(skus.mediterranean) };
}

/** The recipes' products, of all there are. */
export const recipeProductsQuery = selectFrom(productsQuery, 'recipe-products', findRecipeProducts);
