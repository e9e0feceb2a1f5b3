import { expect, onTestFinished, test, vi } from 'vitest';
import { listRequests } from '../testing/mock-server';
import { recordEvents } from '../testing/record-events';
import { track } from './track';

test('track loads and sends nothing without a configured script', () => {
  const beacon = vi.fn();
  vi.stubGlobal('navigator', { ...navigator, sendBeacon: beacon });
  onTestFinished(() => void vi.unstubAllGlobals());
  track('pageview', { path: '/shop', language: 'en' });
  expect(document.scripts).toHaveLength(0);
  expect(beacon).not.toHaveBeenCalled();
  expect(listRequests()).toEqual([]);
});

test('track calls the configured script with every event, in order', async () => {
  const events = recordEvents();
  track('pageview', { path: '/shop', language: 'en' });
  track('pageview', { path: '/es/shop', language: 'es' });
  await expect.poll(() => events).toHaveLength(2);
  expect(events).toEqual([
    ['pageview', { path: '/shop', language: 'en' }],
    ['pageview', { path: '/es/shop', language: 'es' }],
  ]);
});
