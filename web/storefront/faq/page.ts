import { definePage } from '../../routing/define-page';

export const faqPage = definePage({
  path: '/faq',
  catalog: 'faq',
  load: () => import('./FaqPage'),
});
