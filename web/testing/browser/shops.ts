import type { PlaywrightTestOptions } from '@playwright/test';
import type { Language } from '#contract/core/language';
import { languages } from './languages';

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

/** That the mocks speak both languages as the server does is tested without a browser. */
export const shops: readonly Shop[] = [
  { shop: 'the built shop', onMocks: false, languages, use: {} },
  {
    shop: 'the shop on mocks',
    onMocks: true,
    languages: ['es'],
    use: onMocksAt(process.env.MOCKS_PORT),
  },
];
