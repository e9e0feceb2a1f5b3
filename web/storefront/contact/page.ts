import { definePage } from '../../routing/define-page';

export const contactPage = definePage({
  path: '/contact',
  translations: 'contact',
  load: () => import('./ContactPage'),
});
