export const themeCookie = 'theme';

const themes = ['light', 'dark'] as const;
export type ChosenTheme = (typeof themes)[number];

export const isChosenTheme = (written: string | undefined): written is ChosenTheme =>
  themes.some((theme) => theme === written);

/** Set to `fontsCached` once the browser has the fonts, so that the server can skip preloading them. */
export const fontsCookie = 'fonts';

export const fontsCached = 'kept';
