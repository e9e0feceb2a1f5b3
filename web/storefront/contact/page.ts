import { definePage } from '../../routing/define-page';

export const contactPage = definePage({
  path: '/contact',
  catalog: 'contact',
  load: () => import('./ContactPage'),
});
