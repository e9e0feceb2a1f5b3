import { definePage } from '../../routing/define-page';

export const notFoundPage = definePage({
  path: '*',
  translations: 'not-found',
  load: () => import('./NotFoundPage'),
});
