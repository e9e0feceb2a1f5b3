import type { PageServer } from '../../routing/page-server';

export const server: PageServer = { exists: () => false };
