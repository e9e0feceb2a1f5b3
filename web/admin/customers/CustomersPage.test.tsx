import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { getCurrentUrl } from '../../testing/current-url';
import { createMessageRow, createOrderRow, openBackOffice } from '../../testing/inbox-rows';
import { getSubmissions } from '../../testing/mock-server';

const email = 'ana@correo.mx';

const openCustomer = (status: string) =>
  openBackOffice('/admin/customers', {
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

  test('erases a person after confirmation', async () => {
    const user = await openCustomer('Fulfilled');
    await user.click(await screen.findByRole('link', { name: email }));
    await user.click(await screen.findByRole('button', { name: 'Erase this person’s data' }));
    await user.click(await screen.findByRole('button', { name: 'Erase' }));
    expect(await screen.findByText('No customers found')).toBeVisible();
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
