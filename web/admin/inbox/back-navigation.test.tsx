import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getCurrentUrl } from '../../testing/addresses';
import { messageRow, openBackOffice, requestRow } from '../../testing/kept-enquiries';

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const closed = (name: string) =>
  waitFor(() => expect(screen.queryByRole('dialog', { name })).not.toBeInTheDocument());

/** `history.back()` is asynchronous. */
const isAt = (url: string) => waitFor(() => expect(getCurrentUrl()).toBe(url));

/** Opens an inbox tab from another tab, so that there is a page to go back to. */
async function openTab(name: RegExp) {
  const sent = { messages: [messageRow()], requests: [requestRow()] };
  const user = await openBackOffice('/admin', { sent });
  await user.click(screen.getByRole('tab', { name }));
  await screen.findByRole('button', { name: 'View Ana Núñez' });
  return user;
}

test('browser Back closes an open contact message, and a second Back returns to the previous tab', async () => {
  const user = await openTab(/^Contact Messages/);
  await user.click(screen.getByRole('button', { name: 'View Ana Núñez' }));
  await dialog('Message from Ana Núñez');
  history.back();
  await closed('Message from Ana Núñez');
  await isAt('/admin?tab=messages');
  expect(screen.getByRole('table', { name: 'Contact Messages' })).toBeVisible();
  history.back();
  await isAt('/admin');
});

test('browser Back closes the status dialog first, and then the restoration request below it', async () => {
  const user = await openTab(/^Restoration Requests/);
  await user.click(screen.getByRole('button', { name: 'View Ana Núñez' }));
  const opened = await dialog('Request from Ana Núñez');
  await user.click(opened.getByRole('button', { name: 'Update Status' }));
  await dialog('Update Status');
  history.back();
  await closed('Update Status');
  await isAt('/admin?tab=restoration');
  expect(opened.getByText(/A wedding plate/)).toBeVisible();
  history.back();
  await closed('Request from Ana Núñez');
  await isAt('/admin?tab=restoration');
  expect(screen.getByRole('table', { name: 'Restoration Requests' })).toBeVisible();
});
