import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordEvents } from '../testing/record-events';
import { renderPage } from '../testing/render-page';

test('a storefront page records a pageview', async () => {
  const events = recordEvents();
  await renderPage('/es/faq');
  await expect.poll(() => events).toEqual([['pageview', { path: '/es/faq', language: 'es' }]]);
});

test('a back-office page records no pageview', async () => {
  const events = recordEvents();
  await renderPage('/admin/login');
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(events).toEqual([]);
});
