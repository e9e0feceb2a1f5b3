import { type ExplicitTheme, isExplicitTheme, themeCookie } from '#contract/core/cookies';
import { pageCacheName } from '../../data/device-cache';
import { setCookie } from '../../data/set-cookie';

export type ThemePreference = 'system' | ExplicitTheme;

/** Reads the `data-theme` attribute that the server or `setThemePreference` set. */
export function getThemePreference(): ThemePreference {
  const { theme } = document.documentElement.dataset;
  return isExplicitTheme(theme) ? theme : 'system';
}

/** Returns a function that unsubscribes. */
export function subscribeToTheme(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** For pages that were not server-rendered. */
export function applySavedTheme(): void {
  const [, saved] = new RegExp(`(?:^|; )${themeCookie}=(\\w+)`).exec(document.cookie) ?? [];
  if (isExplicitTheme(saved)) document.documentElement.dataset.theme = saved;
}

/**
 * Also saves the theme in a cookie, so that the server renders the next page with it and nothing flashes, and forgets
 * the pages on the device, which have the previous theme.
 */
export function setThemePreference(theme: ThemePreference): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  setCookie(themeCookie, theme === 'system' ? '' : theme);
  if ('caches' in window) void caches.delete(pageCacheName).catch(() => undefined);
}
