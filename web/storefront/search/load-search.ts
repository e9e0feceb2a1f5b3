/** Loaded with the first search. */
export const loadSearch = () => import('./search-products');
