import { definePage } from '../../routing/define-page';

export const restorationPage = definePage({
  path: '/restoration',
  translations: 'restoration',
  load: () => import('./RestorationPage'),
});
