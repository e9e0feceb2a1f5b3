import { definePage } from '../../routing/define-page';

export const recipesPage = definePage({
  path: '/recipes',
  translations: 'recipes',
  load: () => import('./RecipesPage'),
});
