import type { BilingualText } from '#contract/core/language';
import { classicBoard } from '../storefront/recipes/classic-board';
import { mediterraneanBoard } from '../storefront/recipes/mediterranean-board';
import { pairingGuide } from '../storefront/recipes/pairing-guide';
import type { NamedText, Recipe } from '../storefront/recipes/recipe';

const textsOfEntries = (entries: readonly NamedText[]): readonly BilingualText[] =>
  entries.flatMap(({ name, text }) => [name, text]);

const collectRecipeTexts = (recipe: Recipe): readonly BilingualText[] => [
  recipe.name,
  recipe.headnote,
  ...recipe.ingredients.flatMap(({ amount, item }) => [amount, item]),
  ...textsOfEntries(recipe.steps),
  recipe.notes.title,
  ...textsOfEntries(recipe.notes.entries),
];

/** Texts of the recipes page that are not Lingui messages. */
export const recipeTexts: readonly BilingualText[] = [
  ...collectRecipeTexts(classicBoard),
  ...collectRecipeTexts(mediterraneanBoard),
  classicBoard.course,
  classicBoard.cuisine,
  classicBoard.keywords,
  ...pairingGuide.flatMap(({ title, pairings }) => [title, ...textsOfEntries(pairings)]),
];
