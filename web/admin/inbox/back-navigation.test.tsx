import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getCurrentUrl } from '../../testing/current-url';
import { createMessageRow, createRequestRow, openBackOffice } from '../../testing/inbox-rows';

const findDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const waitUntilClosed = (name: string) =>
  waitFor(() => expect(screen.queryByRole('dialog', { name })).not.toBeInTheDocument());

/** `history.back()` is asynchronous. */
const waitForUrl = (url: string) => waitFor(() => expect(getCurrentUrl()).toBe(url));

/** Opens an inbox tab from another tab, so that there is a page to go back to. */
async function openTab(name: RegExp) {
  const submissions = { messages: [createMessageRow()], requests: [createRequestRow()] };
  const user = await openBackOffice('/admin?tab=products', { submissions });
  await user.click(screen.getByRole('tab', { name }));
  await screen.findByRole('button', { name: 'View Ana Núñez' });
  return user;
}

test('browser Back closes an open contact message, and a second Back returns to the previous tab', async () => {
  const user = await openTab(/^Contact Messages/);
  await user.click(screen.getByRole('button', { name: 'View Ana Núñez' }));
  await findDialog('Message from Ana Núñez');
  history.back();
  await waitUntilClosed('Message from Ana Núñez');
  await waitForUrl('/admin?tab=messages');
  expect(screen.getByRole('table', { name: 'Contact Messages' })).toBeVisible();
  history.back();
  await waitForUrl('/admin?tab=products');
});

test('browser Back closes the status dialog first, and then the restoration request below it', async () => {
  const user = await openTab(/^Restoration Requests/);
  await user.click(screen.getByRole('button', { name: 'View Ana Núñez' }));
  const requestDialog = await findDialog('Request from Ana Núñez');
  await user.click(requestDialog.getByRole('button', { name: 'Update Status' }));
  await findDialog('Update Status');
  history.back();
  await waitUntilClosed('Update Status');
  await waitForUrl('/admin?tab=restoration');
  expect(requestDialog.getByText(/A wedding plate/)).toBeVisible();
  history.back();
  await waitUntilClosed('Request from Ana Núñez');
  await waitForUrl('/admin?tab=restoration');
  expect(screen.getByRole('table', { name: 'Restoration Requests' })).toBeVisible();
});
