import { screen } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { track as realTrack } from '../analytics/track';

const track = vi.fn<typeof realTrack>();

/** Opens a page of a site that tells its events to the test. */
async function renderPage(address: string) {
  const site = await import('../testing/render-page');
  return site.renderPage(address);
}

beforeEach(() => {
  track.mockClear();
  vi.resetModules();
  vi.doMock('../analytics/track', () => ({ track }));
  onTestFinished(() => {
    vi.doUnmock('../analytics/track');
    vi.resetModules();
  });
});

test('a visit to a page of the shop is told', async () => {
  await renderPage('/es/faq');
  expect(track.mock.calls).toEqual([['pageview', { path: '/es/faq', language: 'es' }]]);
});

test('what the owner looks at in the back office is nobody’s visit', async () => {
  await renderPage('/admin/login');
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(track).not.toHaveBeenCalled();
});
