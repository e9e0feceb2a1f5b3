import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { expect, test } from 'vitest';
import { getCurrentUrl } from '../../testing/current-url';
import { delayResponse } from '../../testing/delay-response';
import { openBackOffice } from '../../testing/inbox-rows';
import { getSubmissions, listRequests, mockServer } from '../../testing/mock-server';
import { createMessages, getRowNames } from './testing/create-messages';

const url = '/admin?tab=messages';

const findDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const waitUntilDialogsClose = () =>
  waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

test('the keyboard pages through all contact messages, across list pages, and the focus returns to the row', async () => {
  const user = await openBackOffice(url, { submissions: { messages: createMessages(22) } });
  expect(getRowNames()).toHaveLength(20);
  screen.getByRole('button', { name: 'View Guest 4' }).focus();
  await user.keyboard('{Enter}');
  const messageDialog = await findDialog('Message from Guest 4');
  expect(messageDialog.getByRole('status')).toHaveTextContent('19 of 22');
  messageDialog.getByRole('button', { name: 'Next' }).focus();
  for (const name of ['Guest 3', 'Guest 2', 'Guest 1']) {
    await user.keyboard('{Enter}');
    await findDialog(`Message from ${name}`);
  }
  await waitFor(() => expect(messageDialog.getByRole('status')).toHaveTextContent('22 of 22'));
  expect(messageDialog.getByRole('button', { name: 'Next' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(messageDialog.getByRole('button', { name: 'Next' })).toHaveFocus();
  expect(new URLSearchParams(location.search).get('page')).toBe('2');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'View Guest 1' })).toHaveFocus());
  await waitFor(() => expect(getRowNames()).toEqual(['Guest 2', 'Guest 1']));
});

test('Next goes through all unread messages although each leaves the filtered list when it is read', async () => {
  const user = await openBackOffice(`${url}&unread=1`, {
    submissions: { messages: createMessages(22) },
  });
  await user.click(screen.getByRole('button', { name: 'View Guest 22' }));
  const messageDialog = await findDialog('Message from Guest 22');
  for (let guest = 21; guest > 0; guest -= 1) {
    await user.click(messageDialog.getByRole('button', { name: 'Next' }));
    await findDialog(`Message from Guest ${guest}`);
  }
  await waitFor(() => expect(getSubmissions().messages.every(({ readAt }) => readAt)).toBe(true));
  await user.keyboard('{Escape}');
  expect(await screen.findByText('No messages found')).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Contact Messages' })).toHaveFocus(),
  );
});

test('Previous opens the last message of the previous list page', async () => {
  const user = await openBackOffice(`${url}&page=2`, {
    submissions: { messages: createMessages(22) },
  });
  await user.click(screen.getByRole('button', { name: 'View Guest 2' }));
  const messageDialog = await findDialog('Message from Guest 2');
  await user.click(messageDialog.getByRole('button', { name: 'Previous' }));
  await findDialog('Message from Guest 3');
  expect(messageDialog.getByRole('status')).toHaveTextContent('20 of 22');
});

test('a message closed while the next list page is loading stays closed', async () => {
  const user = await openBackOffice(url, { submissions: { messages: createMessages(22) } });
  await user.click(screen.getByRole('button', { name: 'View Guest 3' }));
  const messageDialog = await findDialog('Message from Guest 3');
  const releaseResponse = delayResponse('get', '/api/contact-messages');
  await user.click(messageDialog.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(listRequests().at(-1)).toContain('offset=20'));
  await user.keyboard('{Escape}');
  await waitUntilDialogsClose();
  releaseResponse();
  await waitFor(() => expect(getRowNames()[19]).toBe('Guest 3'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(getCurrentUrl()).toBe(url);
  expect(getSubmissions().messages.find(({ id }) => id === 2)?.readAt).toBeNull();
});

test('"Mark as unread" wins over an earlier pending "mark as read" request', async () => {
  const user = await openBackOffice(url, { submissions: { messages: createMessages(1) } });
  const requestedReads: unknown[] = [];
  let releaseResponse = () => {};
  const released = new Promise<void>((resolve) => {
    releaseResponse = resolve;
  });
  mockServer.use(
    http.put('*/api/contact-messages/:id/read', async ({ request }) => {
      const { read } = Object(await request.clone().json());
      requestedReads.push(read);
      if (read) await released;
    }),
  );
  await user.click(screen.getByRole('button', { name: 'View Guest 1' }));
  const messageDialog = await findDialog('Message from Guest 1');
  await waitFor(() => expect(requestedReads).toEqual([true]));
  await user.click(messageDialog.getByRole('button', { name: 'Mark as unread' }));
  releaseResponse();
  await waitUntilDialogsClose();
  expect(requestedReads).toEqual([true, false]);
  expect(getSubmissions().messages[0]?.readAt).toBeNull();
  expect(getRowNames()).toEqual(['Unread: Guest 1']);
});
