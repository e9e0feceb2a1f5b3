import type { BilingualText, Language } from '#contract/core/language';
import { paths } from '../../routing/paths.ts';

export interface Screenshot {
  readonly name: string;
  /** Path without language. */
  readonly path: string;
  readonly formFactor: keyof typeof viewports;
  readonly label: BilingualText;
}

/** Sizes in CSS pixels; `scale`: image pixels per CSS pixel. */
export const viewports = {
  narrow: { width: 390, height: 844, scale: 2 },
  wide: { width: 1280, height: 800, scale: 1 },
} as const;

export const screenshots: readonly Screenshot[] = [
  {
    name: 'boards',
    path: paths.shop({ category: 'boards' }),
    formFactor: 'narrow',
    label: { en: 'The boards in the shop', es: 'Las tablas de la tienda' },
  },
  {
    name: 'board',
    path: paths.product(1),
    formFactor: 'narrow',
    label: { en: 'A board, and what is on it', es: 'Una tabla y lo que lleva' },
  },
  {
    name: 'home',
    path: paths.home(),
    formFactor: 'wide',
    label: { en: 'The home page', es: 'La página de inicio' },
  },
];

export const getScreenshotUrl = ({ name, formFactor }: Screenshot, language: Language): string =>
  `/screenshots/${name}-${formFactor}.${language}.jpg`;
