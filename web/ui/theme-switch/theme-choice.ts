import { type ChosenTheme, isChosenTheme, themeCookie } from '#contract/core/cookies';
import { keepCookie } from '../../data/keep-cookie';

export type Theme = 'system' | ChosenTheme;

/** What was chosen before; it stands on the document, put there by the server or by `chooseTheme`. */
export function chosenTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return isChosenTheme(theme) ? theme : 'system';
}

/** Applies what was chosen before to a page that the server did not paint. */
export function applyKeptTheme(): void {
  const [, kept] = new RegExp(`(?:^|; )${themeCookie}=(\\w+)`).exec(document.cookie) ?? [];
  if (isChosenTheme(kept)) document.documentElement.dataset.theme = kept;
}

/** Applies a theme and keeps it in a cookie, so that the server paints the next page in it from the first pixel. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  keepCookie(themeCookie, theme === 'system' ? '' : theme);
}
