import { definePage } from '../../routing/define-page';

export const comparePage = definePage({
  path: '/compare',
  translations: 'compare',
  eventBar: true,
  load: () => import('./ComparePage'),
});
