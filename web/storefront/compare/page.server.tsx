import type { PageServer } from '../../routing/page-server';

/** Search engines index the products. */
export const server: PageServer = { sitemap: async () => [] };
