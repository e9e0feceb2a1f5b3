import { definePage } from '../../routing/define-page';

const options = { translations: 'policies', load: () => import('./PolicyPage') };

export const termsPage = definePage({ ...options, path: '/terms' });
export const privacyPage = definePage({ ...options, path: '/privacy' });
