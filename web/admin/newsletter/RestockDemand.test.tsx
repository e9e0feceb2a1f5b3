import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { savePreferredLanguage } from '../../i18n/preferred-language';
import { findProductByName } from '../../testing/demo-data';
import { insertRestockRequest } from '../../testing/inbox-rows';
import { listRequests, mockServer, resetMockServer } from '../../testing/mock-server';
import { visitPage } from '../../testing/visit-page';

const getRegion = () => screen.findByRole('region', { name: 'Customers wait for these' });

describe('<RestockDemand>', () => {
  test('counts who waits for each product, and exports their addresses as CSV', async () => {
    resetMockServer('signed-in');
    mockServer.use(
      http.get('*/api/restock-requests', () =>
        HttpResponse.json([
          { productId: 7, name: 'Picnic Boxes for Two', translations: {}, waiting: 3 },
        ]),
      ),
    );
    const user = await visitPage('/admin');
    const region = within(await getRegion());
    expect(region.getByText('Picnic Boxes for Two: 3 customers')).toBeVisible();
    await user.click(region.getByRole('button', { name: 'Download CSV' }));
    expect(listRequests()).toContain('/api/restock-requests.csv');
  });

  test('names the products in Spanish', async () => {
    resetMockServer('signed-in');
    savePreferredLanguage('es');
    await insertRestockRequest({ product_id: findProductByName('Picnic Boxes for Two').id });
    await visitPage('/admin');
    const region = within(
      await screen.findByRole('region', { name: 'Tus clientes esperan estos' }),
    );
    expect(region.getByText('Cajas de Picnic para Dos: 1 cliente')).toBeVisible();
  });

  test('says when they failed to load', async () => {
    resetMockServer('signed-in', 'server-error:restock-requests');
    await visitPage('/admin');
    expect(await screen.findByText(/that customers wait for couldn’t be loaded/)).toBeVisible();
  });
});
