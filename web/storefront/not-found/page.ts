import { definePage } from '../../routing/define-page';

export const notFoundPage = definePage({
  path: '*',
  catalog: 'not-found',
  load: () => import('./NotFoundPage'),
});
