import { definePage } from '../routing/define-page';

export const backOfficePage = definePage({
  path: '/admin/*',
  catalog: 'back-office',
  component: async () => (await import('./BackOffice')).BackOffice,
  backOffice: true,
});
