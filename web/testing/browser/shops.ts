import type { PlaywrightTestOptions } from '@playwright/test';
import type { Language } from '#contract/core/language';

interface Shop {
  readonly shop: string;
  readonly onMocks: boolean;
  readonly languages: readonly Language[];
  readonly use: Partial<PlaywrightTestOptions>;
}

export const onMocksAt = (port: string | undefined) =>
  ({
    baseURL: `http://127.0.0.1:${port}`,
    // The mocks run in a service worker.
    serviceWorkers: 'allow',
  }) as const;

export const builtShop: Shop = {
  shop: 'the built site',
  onMocks: false,
  languages: ['en'],
  use: {},
};

export const shops: readonly Shop[] = [
  builtShop,
  {
    shop: 'the site on mocks',
    onMocks: true,
    languages: ['es'],
    use: onMocksAt(process.env.MOCKS_PORT),
  },
];

/** Tested in Spanish, which has longer words. */
export const onPhone = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;

export const builtShopOnPhone: Shop = {
  shop: 'the built site on a phone',
  onMocks: false,
  languages: ['es'],
  use: onPhone,
};
