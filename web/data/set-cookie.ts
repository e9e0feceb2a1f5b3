/** One year. */
const maxAgeSeconds = 31_536_000;

/** Stores a preference that the server needs to render the next page; '' deletes the cookie. */
export function setCookie(name: string, value: string): void {
  const ageSeconds = value === '' ? 0 : maxAgeSeconds;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API needs HTTPS, and is asynchronous: too late when the page is being left
  document.cookie = `${name}=${value}; path=/; max-age=${ageSeconds}; samesite=lax`;
}
