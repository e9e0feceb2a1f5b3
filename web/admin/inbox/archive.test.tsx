import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createMessageRow, createOrderRow, openBackOffice } from '../../testing/inbox-rows';

const messages = [
  createMessageRow({ id: 1, name: 'Ana Núñez' }),
  createMessageRow({ id: 2, name: 'Luz Mora' }),
];

const findRow = (name: string) => screen.findByRole('button', { name: `View ${name}` });
const queryRow = (name: string) => screen.queryByRole('button', { name: `View ${name}` });

test('Archive moves a message out of the list, and Undo brings it back', async () => {
  const user = await openBackOffice('/admin?tab=messages', { submissions: { messages } });
  await user.click(await screen.findByRole('button', { name: 'Archive Luz Mora' }));
  await waitFor(() => expect(queryRow('Luz Mora')).not.toBeInTheDocument());
  expect(await findRow('Ana Núñez')).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Contact Messages (1 new)' })).toBeVisible();
  const undo = await screen.findByRole('button', { name: 'Undo' });
  // The toasts' list takes clicks a render later.
  await waitFor(() => user.click(undo));
  expect(await findRow('Luz Mora')).toBeVisible();
});

test('the Archived filter lists archived messages, and Unarchive returns them', async () => {
  const user = await openBackOffice('/admin?tab=messages', { submissions: { messages } });
  await user.click(await screen.findByRole('button', { name: 'Archive Luz Mora' }));
  await waitFor(() => expect(queryRow('Luz Mora')).not.toBeInTheDocument());
  await user.click(screen.getByLabelText('Archived'));
  await user.click(await screen.findByRole('button', { name: 'Unarchive Luz Mora' }));
  expect(await screen.findByText('No messages found')).toBeVisible();
  await user.click(screen.getByLabelText('Archived'));
  expect(await findRow('Luz Mora')).toBeVisible();
});

test('a list of all orders marks the archived one, which can be unarchived from its dialog', async () => {
  const user = await openBackOffice('/admin?tab=orders&archived=all', {
    submissions: { orders: [createOrderRow({ id: 4 }), createOrderRow({ id: 5 })] },
  });
  const queryTableRow = (number: string) => queryRow(number)?.closest('tr');
  await user.click(await screen.findByRole('button', { name: 'Archive LH-1004' }));
  await waitFor(() => expect(queryTableRow('LH-1004')).toHaveTextContent('Archived'));
  expect(queryTableRow('LH-1005')).not.toHaveTextContent('Archived');
  await user.click(await findRow('LH-1004'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Order LH-1004' }));
  expect(dialog.getByText('Archived')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Unarchive' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByRole('button', { name: 'Archive LH-1004' })).toBeVisible();
  expect(queryTableRow('LH-1004')).not.toHaveTextContent('Archived');
});

test('an order archived from its dialog closes the dialog and leaves the list', async () => {
  const orders = [createOrderRow({ id: 4 })];
  const user = await openBackOffice('/admin?tab=orders', { submissions: { orders } });
  await user.click(await findRow('LH-1004'));
  await screen.findByRole('dialog', { name: 'Order LH-1004' });
  await user.click(screen.getByRole('button', { name: 'Archive' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByText('No order requests found')).toBeVisible();
});
