import { listProducts } from '#contract/products/endpoints';
import { isShown } from '#contract/products/rules';
import type { Product } from '#contract/products/schema';
import type { Answer } from '#renderer';
import type { Recipe } from './recipe';

/** SKU of the product that is a recipe's board. */
const skus: Readonly<Record<Recipe['id'], string>> = {
  classic: 'LH-BOARD-CLASSIC',
  mediterranean: 'LH-BOARD-MEDITERRANEAN',
};

/** Ids of the products that are the recipes' boards; none for one that the shop does not show. */
export type RecipeProducts = Readonly<Record<Recipe['id'], number | undefined>>;

export const recipeProductsKey = 'recipe-products';

export function findRecipeProducts(products: readonly Product[]): RecipeProducts {
  const idOf = (sku: string) =>
    products.find((product) => product.sku === sku && isShown(product))?.id;
  return { classic: idOf(skus.classic), mediterranean: idOf(skus.mediterranean) };
}

/** What the recipes need of the catalogue, in place of all of it. */
export async function bringRecipeProducts(answer: Answer) {
  return { [recipeProductsKey]: findRecipeProducts(await answer(listProducts, {})) };
}
