// What a browser keeps in cookies, so that the server paints the next page by it.

export const themeCookie = 'theme';

const themes = ['light', 'dark'] as const;
export type ChosenTheme = (typeof themes)[number];

/** Whether something written names a theme a visitor can choose; anything else leaves it to the device. */
export const isChosenTheme = (written: string | undefined): written is ChosenTheme =>
  themes.some((theme) => theme === written);

/** Has the value `fontsKept` once the browser has the fonts. */
export const fontsCookie = 'fonts';

export const fontsKept = 'kept';
