/** Path and query. */
export const getCurrentUrl = (): string => location.pathname + location.search;
