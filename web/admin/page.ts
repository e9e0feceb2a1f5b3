import { definePage } from '../routing/define-page';

export const backOfficePage = definePage({
  path: '/admin/*',
  translations: 'back-office',
  load: () => import('./BackOffice'),
  backOffice: true,
});
