import { classicBoardRecipe } from './classic-board-recipe';
import { RecipeData } from './RecipeData';
import { useRecipeImages } from './use-recipe-images';

/** Only the published recipe has structured data. */
export function RecipesStructuredData() {
  const getRecipeImage = useRecipeImages();
  return <RecipeData recipe={classicBoardRecipe} image={getRecipeImage(classicBoardRecipe)} />;
}
