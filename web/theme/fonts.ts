import './fonts.css';

/** Seconds the files are kept by the browser, as the server says of them: a year. */
const maxAge = 31_536_000;

/**
 * Remembers in a cookie, once the fonts are here, that the browser has them. From then on the server names
 * them in the page itself; on a first visit they would compete with what is seen first.
 */
export async function rememberFonts(): Promise<void> {
  await document.fonts.ready;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox
  document.cookie = `fonts=kept; path=/; max-age=${maxAge}; samesite=lax`;
}
