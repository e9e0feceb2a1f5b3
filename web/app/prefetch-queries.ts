import type { PageQueries } from '../routing/page-queries';

const queriesOfPages = import.meta.glob<PageQueries>('../storefront/*/queries.ts', {
  eager: true,
  import: 'queries',
});

/** The queries of all pages, which the service worker prefetches. */
export const prefetchQueries = Object.values(queriesOfPages).flatMap((queries) =>
  queries({ params: {}, search: new URLSearchParams() }),
);
