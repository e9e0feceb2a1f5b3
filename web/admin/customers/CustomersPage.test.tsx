import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import type { Language } from '#contract/core/language';
import { getCurrentUrl } from '../../testing/current-url';
import { findProductByName } from '../../testing/demo-data';
import {
  buildTimestamp,
  createMessageRow,
  createOrderRow,
  insertRestockRequest,
  openBackOffice,
} from '../../testing/inbox-rows';
import { getSubmissions, mockServer } from '../../testing/mock-server';

const email = 'ana@correo.mx';

const openCustomer = (status: string, language: Language = 'en') =>
  openBackOffice('/admin/customers', {
    language,
    submissions: { messages: [createMessageRow()], orders: [createOrderRow({ id: 4, status })] },
  });

describe('page /admin/customers', () => {
  test('lists people by e-mail address and opens their orders and messages', async () => {
    const user = await openCustomer('Confirmed');
    await user.click(await screen.findByRole('link', { name: email }));
    expect(await screen.findByRole('link', { name: 'LH-1004' })).toBeVisible();
    expect(screen.getByText(/Two do not eat pork/)).toBeVisible();
    expect(document.title).not.toContain(email);
  });

  test.each([
    ['en', 'Picnic Boxes for Two, Four boxes'],
    ['es', 'Cajas de Picnic para Dos, Cuatro cajas'],
  ] as const)('names products and options that someone waits for in %s', async (language, name) => {
    const user = await openCustomer('Confirmed', language);
    await insertRestockRequest({
      product_id: findProductByName('Picnic Boxes for Two').id,
      option_key: 'four-boxes',
    });
    await user.click(await screen.findByRole('link', { name: email }));
    expect(await screen.findByText(name)).toBeVisible();
  });

  test('names a deleted product that someone waits for by its number', async () => {
    const user = await openCustomer('Confirmed');
    const request = {
      productId: 77,
      option: null,
      optionName: null,
      language: 'en',
      receivedAt: buildTimestamp(5),
    };
    mockServer.use(
      http.get('*/api/customer', () =>
        HttpResponse.json({
          email,
          name: 'Ana',
          isSubscribed: false,
          restockRequests: [{ ...request, productName: '', translations: {} }],
          orders: [],
          messages: [],
          requests: [],
          inquiries: [],
        }),
      ),
    );
    await user.click(await screen.findByRole('link', { name: email }));
    expect(await screen.findByText(/Product 77/)).toBeVisible();
  });

  test('erases a person after confirmation, and does not fetch them again', async () => {
    const user = await openCustomer('Fulfilled');
    await user.click(await screen.findByRole('link', { name: email }));
    await user.click(await screen.findByRole('button', { name: 'Erase this person’s data' }));
    const fetched = vi.fn();
    mockServer.use(http.get('*/api/customer', fetched));
    await user.click(await screen.findByRole('button', { name: 'Erase' }));
    expect(await screen.findByText('No customers found')).toBeVisible();
    expect(fetched).not.toHaveBeenCalled();
    expect(getCurrentUrl()).toBe('/admin/customers');
    expect(getSubmissions().messages).toEqual([]);
  });

  test('toasts why a person with an open order cannot be erased', async () => {
    const user = await openCustomer('New');
    await user.click(await screen.findByRole('link', { name: email }));
    await user.click(await screen.findByRole('button', { name: 'Erase this person’s data' }));
    await user.click(await screen.findByRole('button', { name: 'Erase' }));
    expect(await screen.findByText(/Order LH-1004 is still open/)).toBeVisible();
    await waitFor(() => expect(getSubmissions().messages).toHaveLength(1));
  });
});
