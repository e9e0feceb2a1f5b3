import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { at, messageRow, openBackOffice } from '../../testing/kept-enquiries';
import { requestsMade } from '../../testing/mock-server';
import { rowNames, several } from './testing/many-messages';

const url = '/admin?tab=messages';

test('the inbox keeps search, sort, filter and page in the URL, and a page beyond the end shows the last one', async () => {
  const user = await openBackOffice(`${url}&page=7`, { sent: { messages: several(22) } });
  expect(rowNames()).toEqual(['Unread: Guest 2', 'Unread: Guest 1']);
  await user.click(screen.getByRole('button', { name: 'Name' }));
  await waitFor(() => expect(rowNames()[0]).toBe('Unread: Guest 1'));
  await user.click(screen.getByRole('checkbox', { name: 'Unread only' }));
  await user.type(screen.getByRole('searchbox', { name: 'Search messages' }), 'guest 22');
  await waitFor(() => expect(rowNames()).toEqual(['Unread: Guest 22']));
  expect(location.search).toBe('?tab=messages&sort=name%3Aasc&unread=1&q=guest+22');
});

test('the inbox ignores unknown sort orders, filters and pages in the URL', async () => {
  const search = '&sort=price%3Aasc&unread=perhaps&page=9007199254740991';
  await openBackOffice(url + search, { sent: { messages: several(2) } });
  expect(rowNames()).toEqual(['Unread: Guest 2', 'Unread: Guest 1']);
  expect(screen.getByRole('checkbox', { name: 'Unread only' })).not.toBeChecked();
});

test('going back to a longer list shows the page that was left and requests no other page', async () => {
  const [first, ...others] = several(22);
  const messages = [
    { ...first, ...messageRow() },
    ...others.map((row) => ({ ...row, readAt: at(9) })),
  ];
  const user = await openBackOffice(`${url}&page=2`, { sent: { messages } });
  await user.click(screen.getByRole('checkbox', { name: 'Unread only' }));
  await waitFor(() => expect(rowNames()).toEqual(['Unread: Ana Núñez']));
  // Opening a message evicts the cached pages of the other list.
  await user.click(screen.getByRole('button', { name: 'View Ana Núñez' }));
  await screen.findByRole('dialog', { name: 'Message from Ana Núñez' });
  await user.keyboard('{Escape}');
  expect(await screen.findByText('No messages found')).toBeVisible();
  const before = requestsMade().length;
  history.back();
  await waitFor(() => expect(rowNames()).toHaveLength(2));
  expect(screen.getByText('Showing 21-22 of 22')).toBeVisible();
  expect(
    requestsMade()
      .slice(before)
      .filter((path) => path.includes('offset=0')),
  ).toEqual([]);
});
