/** Loaded with the first search. */
export const loadSearch = () => import('#contract/search/search-products');
