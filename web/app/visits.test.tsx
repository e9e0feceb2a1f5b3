import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordEvents } from '../testing/record-events';
import { renderPage } from '../testing/render-page';

test('a visit to a page of the shop is recorded', async () => {
  const events = recordEvents();
  await renderPage('/es/faq');
  await expect.poll(() => events).toEqual([['pageview', { path: '/es/faq', language: 'es' }]]);
});

test('a page of the back office records no visit', async () => {
  const events = recordEvents();
  await renderPage('/admin/login');
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(events).toEqual([]);
});
