/** Seconds a preference is remembered: a year. */
const maxAge = 31_536_000;

/** Keeps a preference in a cookie, so that the server paints the next page by it; '' forgets it. */
export function keepCookie(name: string, value: string): void {
  const age = value === '' ? 0 : maxAge;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not there on plain HTTP, and may come too late for the page that is being left
  document.cookie = `${name}=${value}; path=/; max-age=${age}; samesite=lax`;
}
