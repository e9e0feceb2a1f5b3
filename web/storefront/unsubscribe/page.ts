import { definePage } from '../../routing/define-page';

export const unsubscribePage = definePage({
  path: '/unsubscribe',
  translations: 'unsubscribe',
  load: () => import('./UnsubscribePage'),
  clientOnly: true,
});
