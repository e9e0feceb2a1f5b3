import { definePage } from '../../routing/define-page';

export const homePage = definePage({
  path: '/',
  translations: 'home',
  eventBar: true,
  load: () => import('./HomePage'),
});
