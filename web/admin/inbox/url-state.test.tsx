import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildTimestamp, createMessageRow, openBackOffice } from '../../testing/inbox-rows';
import { listRequests } from '../../testing/mock-server';
import { createMessages, getRowNames } from './testing/create-messages';

const url = '/admin?tab=messages';

test('the inbox keeps search, sort, filter and page in the URL, and a page beyond the end shows the last one', async () => {
  const user = await openBackOffice(`${url}&page=7`, {
    submissions: { messages: createMessages(22) },
  });
  expect(getRowNames()).toEqual(['Unread: Guest 2', 'Unread: Guest 1']);
  await user.click(screen.getByRole('button', { name: 'Name' }));
  await waitFor(() => expect(getRowNames()[0]).toBe('Unread: Guest 1'));
  await user.click(screen.getByRole('checkbox', { name: 'Unread only' }));
  await user.type(screen.getByRole('searchbox', { name: 'Search messages' }), 'guest 22');
  await waitFor(() => expect(getRowNames()).toEqual(['Unread: Guest 22']));
  expect(location.search).toBe('?tab=messages&sort=name%3Aasc&unread=1&q=guest+22');
});

test('the inbox ignores unknown sort orders, filters and pages in the URL', async () => {
  const search = '&sort=price%3Aasc&unread=perhaps&page=9007199254740991';
  await openBackOffice(url + search, { submissions: { messages: createMessages(2) } });
  expect(getRowNames()).toEqual(['Unread: Guest 2', 'Unread: Guest 1']);
  expect(screen.getByRole('checkbox', { name: 'Unread only' })).not.toBeChecked();
});

test('going back to a longer list shows the page that was left and requests no other page', async () => {
  const [first, ...others] = createMessages(22);
  const messages = [
    { ...first, ...createMessageRow() },
    ...others.map((row) => ({ ...row, readAt: buildTimestamp(9) })),
  ];
  const user = await openBackOffice(`${url}&page=2`, { submissions: { messages } });
  await user.click(screen.getByRole('checkbox', { name: 'Unread only' }));
  await waitFor(() => expect(getRowNames()).toEqual(['Unread: Ana Núñez']));
  // Opening a message evicts the cached pages of the other list.
  await user.click(screen.getByRole('button', { name: 'View Ana Núñez' }));
  await screen.findByRole('dialog', { name: 'Message from Ana Núñez' });
  await user.keyboard('{Escape}');
  expect(await screen.findByText('No messages found')).toBeVisible();
  const before = listRequests().length;
  history.back();
  await waitFor(() => expect(getRowNames()).toHaveLength(2));
  expect(screen.getByText('Showing 21-22 of 22')).toBeVisible();
  expect(
    listRequests()
      .slice(before)
      .filter((path) => path.includes('offset=0')),
  ).toEqual([]);
});
