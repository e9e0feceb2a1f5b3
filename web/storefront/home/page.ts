import { definePage } from '../../routing/define-page';

export const homePage = definePage({
  path: '/',
  catalog: 'home',
  load: () => import('./HomePage'),
});
