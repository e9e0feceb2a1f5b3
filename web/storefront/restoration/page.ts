import { definePage } from '../../routing/define-page';

export const restorationPage = definePage({
  path: '/restoration',
  catalog: 'restoration',
  load: () => import('./RestorationPage'),
});
