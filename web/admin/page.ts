import { definePage } from '../routing/define-page';

export const backOfficePage = definePage({
  path: '/admin/*',
  catalog: 'back-office',
  load: () => import('./BackOffice'),
  backOffice: true,
});
