/** Path and query the window is at. */
export const currentAddress = (): string => location.pathname + location.search;
