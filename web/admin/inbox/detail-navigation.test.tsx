import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { expect, test } from 'vitest';
import { getCurrentUrl } from '../../testing/addresses';
import { holdBack } from '../../testing/hold-back';
import { openBackOffice } from '../../testing/kept-enquiries';
import { mockServer, received, requestsMade } from '../../testing/mock-server';
import { rowNames, several } from './testing/many-messages';

const url = '/admin?tab=messages';

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const dialogsClosed = () =>
  waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

test('the keyboard pages through all contact messages, across list pages, and the focus returns to the row', async () => {
  const user = await openBackOffice(url, { sent: { messages: several(22) } });
  expect(rowNames()).toHaveLength(20);
  screen.getByRole('button', { name: 'View Guest 4' }).focus();
  await user.keyboard('{Enter}');
  const opened = await dialog('Message from Guest 4');
  expect(opened.getByRole('status')).toHaveTextContent('19 of 22');
  opened.getByRole('button', { name: 'Next' }).focus();
  for (const name of ['Guest 3', 'Guest 2', 'Guest 1']) {
    await user.keyboard('{Enter}');
    await dialog(`Message from ${name}`);
  }
  await waitFor(() => expect(opened.getByRole('status')).toHaveTextContent('22 of 22'));
  expect(opened.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
  expect(opened.getByRole('button', { name: 'Next' })).toHaveFocus();
  expect(new URLSearchParams(location.search).get('page')).toBe('2');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'View Guest 1' })).toHaveFocus());
  await waitFor(() => expect(rowNames()).toEqual(['Guest 2', 'Guest 1']));
});

test('Next goes through all unread messages although each leaves the filtered list when it is read', async () => {
  const user = await openBackOffice(`${url}&unread=1`, { sent: { messages: several(22) } });
  await user.click(screen.getByRole('button', { name: 'View Guest 22' }));
  const opened = await dialog('Message from Guest 22');
  for (let guest = 21; guest > 0; guest -= 1) {
    await user.click(opened.getByRole('button', { name: 'Next' }));
    await dialog(`Message from Guest ${guest}`);
  }
  await waitFor(() => expect(received().messages.every(({ readAt }) => readAt)).toBe(true));
  await user.keyboard('{Escape}');
  expect(await screen.findByText('No messages found')).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Contact Messages' })).toHaveFocus(),
  );
});

test('Previous opens the last message of the previous list page', async () => {
  const user = await openBackOffice(`${url}&page=2`, { sent: { messages: several(22) } });
  await user.click(screen.getByRole('button', { name: 'View Guest 2' }));
  const opened = await dialog('Message from Guest 2');
  await user.click(opened.getByRole('button', { name: 'Previous' }));
  await dialog('Message from Guest 3');
  expect(opened.getByRole('status')).toHaveTextContent('20 of 22');
});

test('a message closed while the next list page is loading stays closed', async () => {
  const user = await openBackOffice(url, { sent: { messages: several(22) } });
  await user.click(screen.getByRole('button', { name: 'View Guest 3' }));
  const opened = await dialog('Message from Guest 3');
  const letGo = holdBack('get', '/api/contact-messages');
  await user.click(opened.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(requestsMade().at(-1)).toContain('offset=20'));
  await user.keyboard('{Escape}');
  await dialogsClosed();
  letGo();
  await waitFor(() => expect(rowNames()[19]).toBe('Guest 3'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(getCurrentUrl()).toBe(url);
  expect(received().messages.find(({ id }) => id === 2)?.readAt).toBeNull();
});

test('"Mark as unread" wins over an earlier pending "mark as read" request', async () => {
  const user = await openBackOffice(url, { sent: { messages: several(1) } });
  const wishes: unknown[] = [];
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  mockServer.use(
    http.put('*/api/contact-messages/:id/read', async ({ request }) => {
      const { read } = Object(await request.clone().json());
      wishes.push(read);
      if (read) await held;
    }),
  );
  await user.click(screen.getByRole('button', { name: 'View Guest 1' }));
  const opened = await dialog('Message from Guest 1');
  await waitFor(() => expect(wishes).toEqual([true]));
  await user.click(opened.getByRole('button', { name: 'Mark as unread' }));
  letGo();
  await dialogsClosed();
  expect(wishes).toEqual([true, false]);
  expect(received().messages[0]?.readAt).toBeNull();
  expect(rowNames()).toEqual(['Unread: Guest 1']);
});
