import { definePage } from '../../routing/define-page';

export const aboutPage = definePage({
  path: '/about',
  catalog: 'about',
  load: () => import('./AboutPage'),
});
