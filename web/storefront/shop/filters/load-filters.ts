/** Loaded with the first filter, which SWR repeats after a failure. */
export const loadFilters = () => import('./filter-shop');
