import { definePage } from '../../routing/define-page';

export const planPage = definePage({
  path: '/plan',
  translations: 'plan',
  load: () => import('./PlanPage'),
});
