import { definePage } from '../../routing/define-page';

export const recipesPage = definePage({
  path: '/recipes',
  catalog: 'recipes',
  component: async () => (await import('./RecipesPage')).RecipesPage,
});
