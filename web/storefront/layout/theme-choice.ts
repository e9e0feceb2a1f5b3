export type Theme = 'system' | 'light' | 'dark';

/** Seconds the choice is remembered: a year. */
const maxAge = 31_536_000;

/** What was chosen before; it stands on the document, put there by the server or by `chooseTheme`. */
export function chosenTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

/** Applies a theme and keeps it in a cookie, so that the server paints the next page in it from the first pixel. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') {
    delete document.documentElement.dataset.theme;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox
    document.cookie = 'theme=; path=/; max-age=0; samesite=lax';
    return;
  }
  document.documentElement.dataset.theme = theme;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox
  document.cookie = `theme=${theme}; path=/; max-age=${maxAge}; samesite=lax`;
}
