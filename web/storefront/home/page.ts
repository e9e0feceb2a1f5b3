import { definePage } from '../../routing/define-page';

export const homePage = definePage({
  path: '/',
  translations: 'home',
  load: () => import('./HomePage'),
});
