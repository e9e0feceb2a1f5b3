export const themeCookie = 'theme';

const themes = ['light', 'dark'] as const;
export type ExplicitTheme = (typeof themes)[number];

export const isExplicitTheme = (value: string | undefined): value is ExplicitTheme =>
  themes.some((theme) => theme === value);

/** Set to `fontsCached` once the browser has the fonts, so that the server can skip preloading them. */
export const fontsCookie = 'fonts';

export const fontsCached = 'kept';
