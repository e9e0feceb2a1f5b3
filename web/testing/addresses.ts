/** Path and query. */
export const currentAddress = (): string => location.pathname + location.search;
