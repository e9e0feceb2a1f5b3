import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { startSession } from '#mocks/testing/test-accounts';
import { openBackOffice } from '../../testing/inbox-rows';
import { getMockDatabase } from '../../testing/mock-server';

const phone = 'Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0';

/** Opens the settings while the admin is also signed in on these devices. */
async function openWith(userAgents: readonly string[]) {
  const user = await openBackOffice('/admin');
  for (const userAgent of userAgents) await startSession(getMockDatabase(), userAgent);
  await user.click(screen.getByRole('link', { name: 'Settings' }));
  const list = await screen.findByRole('list', { name: 'Signed-in devices' });
  await waitFor(() => expect(getItems(list)).toHaveLength(userAgents.length + 1));
  return { user, list };
}

const getItems = (list: HTMLElement) => within(list).queryAllByRole('listitem');

describe('<SessionList>', () => {
  test('names devices, marks this one first, and signs another one out', async () => {
    const { user, list } = await openWith([phone, '']);
    const [current] = getItems(list);
    expect(current).toHaveTextContent('This device');
    expect(current && within(current).queryByRole('button')).toBeNull();
    // Without a user agent; jsdom's is unknown too.
    expect(within(list).getAllByText('Unknown device').length).toBeGreaterThan(0);
    await user.click(within(list).getByRole('button', { name: /^Sign out Firefox on Android/ }));
    expect(await screen.findByText('Signed out: Firefox on Android')).toBeVisible();
    await waitFor(() => expect(getItems(list)).toHaveLength(2));
    await waitFor(() => expect(list).toHaveFocus());
    expect(await getMockDatabase()('sessions')).toHaveLength(2);
  });

  test('signs out everywhere else, after which there is nothing else to sign out', async () => {
    const { user, list } = await openWith([phone, phone]);
    await user.click(screen.getByRole('button', { name: 'Sign out everywhere else' }));
    expect(await screen.findByText('You’re signed out everywhere else')).toBeVisible();
    await waitFor(() => expect(getItems(list)).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull();
  });
});
