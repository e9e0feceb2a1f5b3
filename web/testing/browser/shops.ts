import type { PlaywrightTestOptions } from '@playwright/test';
import type { Language } from '#contract/core/language';

/** A shop that what people do is tried in. */
interface Shop {
  readonly shop: string;
  readonly onMocks: boolean;
  readonly languages: readonly Language[];
  readonly use: Partial<PlaywrightTestOptions>;
}

/** How a browser opens a shop on mocks, which listens at a port of this machine. */
export const onMocksAt = (port: string | undefined) =>
  ({
    baseURL: `http://127.0.0.1:${port}`,
    // The mocks answer from a service worker.
    serviceWorkers: 'allow',
  }) as const;

export const builtShop: Shop = {
  shop: 'the built shop',
  onMocks: false,
  languages: ['en'],
  use: {},
};

export const shops: readonly Shop[] = [
  builtShop,
  {
    shop: 'the shop on mocks',
    onMocks: true,
    languages: ['es'],
    use: onMocksAt(process.env.MOCKS_PORT),
  },
];

/** A narrow window, for what it changes; in the language of the longer words. */
export const onPhone = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;

export const builtShopOnPhone: Shop = {
  shop: 'the built shop on a phone',
  onMocks: false,
  languages: ['es'],
  use: onPhone,
};
