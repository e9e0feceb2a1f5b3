/** The code that searches: fetched when something is first searched for. */
export const loadSearch = () => import('./search-products');
