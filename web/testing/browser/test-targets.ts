import type { PlaywrightTestOptions } from '@playwright/test';
import type { Language } from '#contract/core/language';

/** What answers the pages: the built server, or the mocks in the page. */
export type Target = 'server' | 'mocks';

export interface TargetOptions {
  readonly target: Target;
}

/** Name of the Playwright project that runs on mocks. */
export const mocksProject = 'mocks';

/** Playwright projects leave tests with the tag of the other target out. */
export const serverTag = '@server';
export const mocksTag = '@mocks';

/** Options of a page that runs on mocks, which are in a service worker. */
export const buildMockOptions = (port: string | undefined) =>
  ({ baseURL: `http://127.0.0.1:${port}`, serviceWorkers: 'allow', target: 'mocks' }) as const;

export const phoneOptions = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;

interface Device {
  readonly label: string;
  readonly language: Language;
  readonly use: Partial<PlaywrightTestOptions>;
}

/** For flows that differ on small screens. The phone is in Spanish, which has longer words. */
export const devices: readonly Device[] = [
  { label: 'On a desktop', language: 'en', use: {} },
  { label: 'On a phone', language: 'es', use: phoneOptions },
];
