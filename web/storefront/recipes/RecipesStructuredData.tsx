import { classicBoardRecipe } from './classic-board';
import { RecipeData } from './RecipeData';
import { useRecipeImage } from './use-recipe-picture';

/** Only the published recipe has structured data. */
export function RecipesStructuredData() {
  const getRecipeImage = useRecipeImage();
  return <RecipeData recipe={classicBoardRecipe} image={getRecipeImage(classicBoardRecipe)} />;
}
