import { definePage } from '../../routing/define-page';
import { shopPage } from '../shop/page';

export const homePage = definePage({
  path: '/',
  translations: 'home',
  load: () => import('./HomePage'),
  likelyNextPage: shopPage,
});
