import type { ManifestOptions } from 'vite-plugin-pwa';
import type { BilingualText, Language } from '#contract/core/language';
import { business } from '../../../api/contract/business.ts';
import { localizePath, paths } from '../../routing/paths.ts';
import { getScreenshotUrl, type Screenshot, screenshots, viewports } from './screenshots.ts';

const backgroundColor = '#FBF6EE';

interface Shortcut {
  readonly name: BilingualText;
  /** Path without language. */
  readonly to: string;
  readonly icon: string;
}

/** Shown on a long press of the app icon. */
const shortcuts: readonly Shortcut[] = [
  { name: { en: 'Shop', es: 'Tienda' }, to: paths.shop(), icon: 'shop' },
  { name: { en: 'Cart', es: 'Carrito' }, to: paths.cart(), icon: 'cart' },
  {
    name: { en: 'Plan an event', es: 'Planea tu evento' },
    to: paths.plan(),
    icon: 'event',
  },
];

const icons = [
  { src: '/icons/icon-192.png', sizes: '192x192' },
  { src: '/icons/icon-512.png', sizes: '512x512' },
  { src: '/icons/icon-maskable-512.png', sizes: '512x512', purpose: 'maskable' },
  { src: '/icons/icon-monochrome-512.png', sizes: '512x512', purpose: 'monochrome' },
] as const;

/**
 * The `id` is the same in every language: it is one app.
 *
 * @param base path of the site on its host, with a slash at its end
 */
export const createWebAppManifest = (language: Language, base = '/'): Partial<ManifestOptions> => ({
  id: base,
  name: business.name,
  short_name: business.name,
  description: business.tagline[language],
  lang: language,
  dir: 'ltr',
  start_url: base + localizePath(paths.home(), language).slice(1),
  scope: base,
  display: 'standalone',
  background_color: backgroundColor,
  theme_color: backgroundColor,
  categories: ['food', 'shopping'],
  icons: icons.map((icon) => ({ ...icon, src: base + icon.src.slice(1), type: 'image/png' })),
  shortcuts: shortcuts.map(({ name, to, icon }) => ({
    name: name[language],
    url: base + localizePath(to, language).slice(1),
    icons: [{ src: `${base}icons/shortcut-${icon}-96.png`, sizes: '96x96', type: 'image/png' }],
  })),
  screenshots: screenshots.map((screenshot) => toManifestScreenshot(screenshot, language, base)),
});

function toManifestScreenshot(screenshot: Screenshot, language: Language, base: string) {
  const { width, height, scale } = viewports[screenshot.formFactor];
  return {
    src: base + getScreenshotUrl(screenshot, language).slice(1),
    sizes: `${width * scale}x${height * scale}`,
    type: 'image/jpeg',
    form_factor: screenshot.formFactor,
    label: screenshot.label[language],
  };
}
