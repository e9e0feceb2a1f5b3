import { classicBoardRecipe } from './classic-board-recipe';
import { RecipeData } from './RecipeData';
import { useRecipeImage } from './use-recipe-image';

/** Only the published recipe has structured data. */
export function RecipesStructuredData() {
  const getRecipeImage = useRecipeImage();
  return <RecipeData recipe={classicBoardRecipe} image={getRecipeImage(classicBoardRecipe)} />;
}
