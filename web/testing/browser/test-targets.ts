import type { PlaywrightTestOptions } from '@playwright/test';
import type { Language } from '#contract/core/language';

interface TestTarget {
  readonly label: string;
  readonly usesMocks: boolean;
  readonly languages: readonly Language[];
  readonly use: Partial<PlaywrightTestOptions>;
}

export const buildMockOptions = (port: string | undefined) =>
  ({
    baseURL: `http://127.0.0.1:${port}`,
    // The mocks run in a service worker.
    serviceWorkers: 'allow',
  }) as const;

export const builtTarget: TestTarget = {
  label: 'the built site',
  usesMocks: false,
  languages: ['en'],
  use: {},
};

export const testTargets: readonly TestTarget[] = [
  builtTarget,
  {
    label: 'the site on mocks',
    usesMocks: true,
    languages: ['es'],
    use: buildMockOptions(process.env.MOCKS_PORT),
  },
];

/** Tested in Spanish, which has longer words. */
export const phoneOptions = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;

export const phoneTarget: TestTarget = {
  label: 'the built site on a phone',
  usesMocks: false,
  languages: ['es'],
  use: phoneOptions,
};
