import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { business } from '../../api/contract/business.ts';
import { manifestAddress } from './manifest-address.ts';

/** Builds the service worker and the manifest that make the shop installable. */
export const serviceWorker = () => [
  VitePWA({
    strategies: 'injectManifest',
    srcDir: 'offline',
    filename: 'service-worker.ts',
    injectRegister: false,
    injectManifest: {
      globPatterns: ['index.html', 'assets/*.{js,css,woff2}', 'icons/*.{png,svg}'],
    },
    manifestFilename: manifestAddress.slice(1),
    manifest: {
      id: '/',
      name: business.name,
      short_name: business.name,
      description: business.tagline.en,
      lang: 'en',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      background_color: '#FBF6EE',
      theme_color: '#FBF6EE',
      categories: ['food', 'shopping'],
      icons: [
        { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
        {
          src: '/icons/icon-maskable-512.png',
          sizes: '512x512',
          type: 'image/png',
          purpose: 'maskable',
        },
        {
          src: '/icons/icon-monochrome-512.png',
          sizes: '512x512',
          type: 'image/png',
          purpose: 'monochrome',
        },
      ],
    },
  }),
  unhurriedManifest(),
];

/** Only those who run no code find the manifest in the page; to others it is named once the page is painted. */
const unhurriedManifest = (): Plugin => ({
  name: 'unhurried-manifest',
  enforce: 'post',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => html.replace(/<link rel="manifest"[^>]*>/, '<noscript>$&</noscript>'),
  },
});
