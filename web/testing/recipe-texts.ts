import type { BilingualText } from '#contract/core/language';
import { classicBoardRecipe } from '../storefront/recipes/classic-board-recipe';
import { mediterraneanBoardRecipe } from '../storefront/recipes/mediterranean-board-recipe';
import { pairingGuide } from '../storefront/recipes/pairing-guide';
import type { NamedText, Recipe } from '../storefront/recipes/recipe';

const collectEntryTexts = (entries: readonly NamedText[]): readonly BilingualText[] =>
  entries.flatMap(({ name, text }) => [name, text]);

const collectRecipeTexts = (recipe: Recipe): readonly BilingualText[] => [
  recipe.name,
  recipe.headnote,
  ...recipe.ingredients.flatMap(({ amount, item }) => [amount, item]),
  ...collectEntryTexts(recipe.steps),
  recipe.notes.title,
  ...collectEntryTexts(recipe.notes.entries),
];

/** Texts of the recipes page that are not Lingui messages. */
export const recipeTexts: readonly BilingualText[] = [
  ...collectRecipeTexts(classicBoardRecipe),
  ...collectRecipeTexts(mediterraneanBoardRecipe),
  classicBoardRecipe.course,
  classicBoardRecipe.cuisine,
  classicBoardRecipe.keywords,
  ...pairingGuide.flatMap(({ title, pairings }) => [title, ...collectEntryTexts(pairings)]),
];
