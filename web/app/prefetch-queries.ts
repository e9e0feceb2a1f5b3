import type { PageQueries } from '../routing/page-queries';

const queriesOfPages = import.meta.glob<PageQueries>('../storefront/*/queries.ts', {
  eager: true,
  import: 'queries',
});

/** What the pages read at every URL: the service worker fetches it ahead. */
export const prefetchQueries = Object.values(queriesOfPages).flatMap((queries) =>
  queries({ params: {}, search: new URLSearchParams() }),
);
