import { definePage } from '../../routing/define-page';

export const aboutPage = definePage({
  path: '/about',
  catalog: 'about',
  component: async () => (await import('./AboutPage')).AboutPage,
});
