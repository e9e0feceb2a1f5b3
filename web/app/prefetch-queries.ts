import type { PageQueries } from '../routing/page-url';

const queryModules = import.meta.glob<PageQueries>('../storefront/*/queries.ts', {
  eager: true,
  import: 'queries',
});

/** The queries of all pages, which the service worker prefetches. */
export const prefetchQueries = Object.values(queryModules).flatMap((queries) =>
  queries({ params: {}, search: new URLSearchParams() }, 0),
);
