import type { Recipe } from './recipe';

/** The products that the recipes describe. */
export const recipeSkus: Readonly<Record<Recipe['id'], string>> = {
  classic: 'LH-BOARD-CLASSIC',
  mediterranean: 'LH-BOARD-MEDITERRANEAN',
};
