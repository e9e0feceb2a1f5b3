import { classicBoard } from './classic-board';
import { RecipeData } from './RecipeData';
import { useRecipePicture } from './use-recipe-picture';

/** Only the published recipe has structured data. */
export function RecipesStructuredData() {
  const pictureFor = useRecipePicture();
  return <RecipeData recipe={classicBoard} picture={pictureFor(classicBoard)} />;
}
