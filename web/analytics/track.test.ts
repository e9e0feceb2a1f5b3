import { beforeEach, expect, test, vi } from 'vitest';
import { requestsMade } from '../testing/mock-server';

beforeEach(() => {
  vi.resetModules();
  return () => vi.unstubAllEnvs();
});

test('without a configured script nothing is loaded and nothing is sent', async () => {
  const beacon = vi.fn();
  vi.stubGlobal('navigator', { ...navigator, sendBeacon: beacon });
  vi.stubEnv('VITE_ANALYTICS_SCRIPT', '');
  const { track } = await import('./track');
  track('pageview', { path: '/shop', language: 'en' });
  expect(document.scripts).toHaveLength(0);
  expect(beacon).not.toHaveBeenCalled();
  expect(requestsMade()).toEqual([]);
  vi.unstubAllGlobals();
});

test('a configured script is told what happened, in order', async () => {
  const script = new URL('../testing/recorded-analytics.ts', import.meta.url).pathname;
  vi.stubEnv('VITE_ANALYTICS_SCRIPT', script);
  const { track } = await import('./track');
  const { events } = await import('../testing/recorded-analytics');
  track('pageview', { path: '/shop', language: 'en' });
  track('pageview', { path: '/es/shop', language: 'es' });
  await expect.poll(() => events).toHaveLength(2);
  expect(events).toEqual([
    ['pageview', { path: '/shop', language: 'en' }],
    ['pageview', { path: '/es/shop', language: 'es' }],
  ]);
});
