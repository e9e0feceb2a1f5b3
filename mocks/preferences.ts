import * as v from 'valibot';
import { type Language, languages } from '#contract/core/language';
import { removeParams } from './settings';

export const themes = ['system', 'light', 'dark'] as const;

export type Theme = (typeof themes)[number];

/** What the app remembers on the device. It passes this in, since the mocks don't import it. */
export interface Preferences {
  readonly getTheme: () => Theme;
  readonly setTheme: (theme: Theme) => void;
  /** Returns a function that unsubscribes. */
  readonly subscribeToTheme: (listener: () => void) => () => void;
  /** For pages whose URL doesn't say it. */
  readonly setLanguage: (language: Language) => void;
  /** Path of the page in a language, with query and hash; undefined for a page whose URL doesn't say it. */
  readonly localizePath: (path: string, language: Language) => string | undefined;
}

const linkedSchema = v.object({
  theme: v.optional(v.picklist(themes, `theme has to be one of ${themes.join(', ')}.`)),
  language: v.optional(v.picklist(languages, `language has to be one of ${languages.join(', ')}.`)),
});

const paramNames = Object.keys(linkedSchema.entries);

/**
 * Saves the theme and the language of a copied link on the device and removes them from the query, so that they don't
 * overrule a later choice. Throws on an unknown value. Returns the other parameters.
 */
export function applyLinkedPreferences(search: string, preferences: Preferences): string {
  const params = Object.fromEntries(new URLSearchParams(search));
  const result = v.safeParse(linkedSchema, params);
  if (!result.success) throw new Error(result.issues.map(({ message }) => message).join(' '));
  const { theme, language } = result.output;
  if (theme) preferences.setTheme(theme);
  if (language) preferences.setLanguage(language);
  const others = removeParams(search, paramNames);
  return others.length === 0 ? '' : `?${others.join('&')}`;
}
