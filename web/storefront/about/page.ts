import { definePage } from '../../routing/define-page';

export const aboutPage = definePage({
  path: '/about',
  translations: 'about',
  load: () => import('./AboutPage'),
});
