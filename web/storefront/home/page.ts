import { definePage } from '../../routing/define-page';

export const homePage = definePage({
  path: '/',
  catalog: 'home',
  component: async () => (await import('./HomePage')).HomePage,
});
