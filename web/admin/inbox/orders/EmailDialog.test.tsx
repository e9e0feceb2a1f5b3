import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { getEmailStatus } from '#contract/email/admin-endpoints';
import { getOrderRequest } from '#contract/orders/admin-endpoints';
import { request } from '../../../data/http-client';
import { createOrderRow, openBackOffice } from '../../../testing/inbox-rows';
import { mockServer, receiveSubmissions, resetMockServer } from '../../../testing/mock-server';
import { visitPage } from '../../../testing/visit-page';

const noMail = () =>
  HttpResponse.json({
    configured: false,
    queued: 0,
    failed: 0,
    failedEmails: [],
    lastError: null,
  });

async function openEmail(changes: Parameters<typeof createOrderRow>[0] = {}) {
  const user = await openBackOffice('/admin?tab=orders', {
    submissions: { orders: [createOrderRow(changes)] },
  });
  await user.click(screen.getByRole('button', { name: 'View LH-1004' }));
  await user.click(await screen.findByRole('button', { name: 'Reply by email' }));
  const dialog = await screen.findByRole('dialog', { name: 'Email about order LH-1004' });
  const fields = within(dialog);
  const subject = await fields.findByRole<HTMLInputElement>('textbox', { name: /Subject/ });
  const message = fields.getByRole<HTMLTextAreaElement>('textbox', { name: /Message/ });
  return { user, fields, subject, message };
}

const findSentEmails = async () => {
  const { events } = await request(getOrderRequest, { params: { id: 4 } });
  return events.filter(({ kind }) => kind === 'emailed').map(({ details }) => details);
};

describe('<EmailDialog>', () => {
  test.each([
    ['New', 'We have your order request LH-1004'],
    ['Confirmed', 'Your order LH-1004 is confirmed'],
    ['Declined', 'We can’t take your order LH-1004'],
    ['Fulfilled', 'Your order LH-1004 is on its way'],
  ])('suggests what fits an order of status %s', async (status, expected) => {
    const { fields, subject } = await openEmail({ status });
    expect(subject).toHaveValue(expected);
    expect(fields.getByText('ana@correo.mx')).toBeVisible();
  });

  test('sends the email as edited, and says that it is on its way', async () => {
    const { user, fields, subject, message } = await openEmail({ status: 'Confirmed' });
    await user.type(subject, '!');
    await user.clear(message);
    await user.type(message, 'See you on Saturday.');
    await user.click(fields.getByRole('button', { name: 'Send email' }));
    expect(await screen.findByText('Email to ana@correo.mx is on its way')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /Email about/ })).toBeNull());
    expect(await findSentEmails()).toEqual([
      { kind: 'confirmed', subject: 'Your order LH-1004 is confirmed!' },
    ]);
  });

  test('is written in the customer’s language', async () => {
    const { subject, message } = await openEmail({ status: 'Confirmed', language: 'es' });
    expect(subject).toHaveValue('Tu pedido LH-1004 está confirmado');
    expect(message.value).toMatch(/^Hola, Ana Núñez:/);
  });

  test('keeps the edits of each kind, and asks before they are discarded', async () => {
    const { user, fields, subject } = await openEmail();
    await user.type(subject, '!');
    const kind = fields.getByRole('combobox', { name: 'What it says' });
    await user.selectOptions(kind, 'Your order is confirmed');
    await waitFor(async () =>
      expect(await fields.findByRole('textbox', { name: /Subject/ })).toHaveValue(
        'Your order LH-1004 is confirmed',
      ),
    );
    await user.selectOptions(kind, 'We have your order request');
    expect(fields.getByRole('textbox', { name: /Subject/ })).toHaveValue(
      'We have your order request LH-1004!',
    );
    await user.click(fields.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /Email about/ })).toBeNull());
    expect(await findSentEmails()).toEqual([]);
  });

  test('an email without a text cannot be sent', async () => {
    const { user, fields, message } = await openEmail();
    await user.clear(message);
    expect(fields.getByRole('button', { name: 'Send email' })).toBeDisabled();
  });

  test('offers the mail program with the edited text if the shop cannot send email', async () => {
    resetMockServer('signed-in');
    mockServer.use(http.get(`*${getEmailStatus.path}`, noMail));
    receiveSubmissions({ orders: [createOrderRow({ status: 'Confirmed' })] });
    const user = await visitPage('/admin?tab=orders');
    await user.click(screen.getByRole('button', { name: 'View LH-1004' }));
    await user.click(await screen.findByRole('button', { name: 'Reply by email' }));
    const fields = within(await screen.findByRole('dialog', { name: /Email about/ }));
    const link = await fields.findByRole('link', { name: 'Open in your mail program' });
    expect(fields.getByText('Email isn’t set up.')).toBeVisible();
    expect(fields.queryByRole('button', { name: 'Send email' })).toBeNull();
    await user.type(fields.getByRole('textbox', { name: /Message/ }), ' Bye');
    const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '');
    expect(pathname).toBe('ana@correo.mx');
    expect(searchParams.get('subject')).toBe('Your order LH-1004 is confirmed');
    expect(searchParams.get('body')).toMatch(/^Hi Ana Núñez,\r\n\r\n.* Bye$/s);
  });
});

test('reminds to tell the customer about a new status, until an email is sent', async () => {
  const reminder = 'The customer hasn’t had an email about this yet.';
  const user = await openBackOffice('/admin?tab=orders', {
    submissions: { orders: [createOrderRow({})] },
  });
  await user.click(screen.getByRole('button', { name: 'View LH-1004' }));
  const orderDialog = within(await screen.findByRole('dialog', { name: 'Order LH-1004' }));
  expect(orderDialog.queryByText(reminder)).toBeNull();
  await user.click(orderDialog.getByRole('button', { name: 'Confirmed' }));
  expect(await orderDialog.findByText(reminder)).toBeVisible();
  await user.click(orderDialog.getByRole('button', { name: 'Reply by email' }));
  await user.click(await screen.findByRole('button', { name: 'Send email' }));
  await waitFor(() => expect(orderDialog.queryByText(reminder)).toBeNull());
});

test('an order without an email address offers no reply by email', async () => {
  const user = await openBackOffice('/admin?tab=orders', {
    submissions: { orders: [createOrderRow({ email: '' })] },
  });
  await user.click(screen.getByRole('button', { name: 'View LH-1004' }));
  const orderDialog = within(await screen.findByRole('dialog', { name: 'Order LH-1004' }));
  expect(orderDialog.queryByRole('button', { name: 'Reply by email' })).toBeNull();
});
