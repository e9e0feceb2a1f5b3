import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { getDemoData } from '#contract/settings/admin-endpoints';
import { mockServer, resetMockServer } from '../../../testing/mock-server';
import { visitPage } from '../../../testing/visit-page';

test('<DemoDataNotice> shows the number of demo products on every page of the back office', async () => {
  resetMockServer('signed-in');
  await visitPage('/admin/media');
  expect(await screen.findByText(/^\d+ products came with the shop/)).toBeVisible();
});

test('<DemoDataNotice> renders nothing without demo products', async () => {
  resetMockServer('signed-in');
  mockServer.use(http.get(`*${getDemoData.path}`, () => HttpResponse.json({ products: 0 })));
  await visitPage('/admin/media');
  expect(screen.queryByText(/came with the shop/)).not.toBeInTheDocument();
});
