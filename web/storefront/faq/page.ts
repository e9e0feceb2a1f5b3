import { definePage } from '../../routing/define-page';

export const faqPage = definePage({
  path: '/faq',
  translations: 'faq',
  load: () => import('./FaqPage'),
});
