import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordEvents } from '../testing/record-events';
import { visitPage } from '../testing/visit-page';

test('a storefront page records a pageview', async () => {
  const events = recordEvents();
  await visitPage('/es/faq');
  await expect.poll(() => events).toEqual([['pageview', { path: '/es/faq', language: 'es' }]]);
});

test('a back-office page records no pageview', async () => {
  const events = recordEvents();
  await visitPage('/admin/login');
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(events).toEqual([]);
});
