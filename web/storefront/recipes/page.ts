import { definePage } from '../../routing/define-page';

export const recipesPage = definePage({
  path: '/recipes',
  catalog: 'recipes',
  load: () => import('./RecipesPage'),
});
