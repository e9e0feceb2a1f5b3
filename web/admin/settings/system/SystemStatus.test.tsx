import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { getSystemStatus, type SystemStatus } from '#contract/system/admin-endpoints';
import { mockServer, resetMockServer } from '../../../testing/mock-server';
import { visitPage } from '../../../testing/visit-page';

const healthy: SystemStatus = {
  version: '0.1.0',
  database: { engine: 'postgres', bytes: 12_300_000 },
  disk: { freeBytes: 42_600_000_000 },
  email: { configured: true, queued: 0, oldestQueuedAt: null, failed: 0 },
  lastBackup: { finishedAt: '2026-11-26T11:00:00.000Z', bytes: 18_400_000 },
  servers: 2,
  warnings: [],
};

async function openSystem(changes: Partial<SystemStatus> = {}, path = '/admin/settings') {
  resetMockServer('signed-in');
  mockServer.use(
    http.get(`*${getSystemStatus.path}`, () => HttpResponse.json({ ...healthy, ...changes })),
  );
  await visitPage(path);
  return screen.findByRole('region', { name: 'System' });
}

const readDetails = async (region: HTMLElement) => {
  await within(region).findByText('0.1.0');
  const labels = within(region).getAllByRole('term');
  const values = within(region).getAllByRole('definition');
  return Object.fromEntries(
    labels.map((label, index) => [label.textContent, values[index]?.textContent]),
  );
};

describe('<SystemStatus>', () => {
  test('lists what the server says of itself', async () => {
    const region = await openSystem();
    expect(await readDetails(region)).toEqual({
      'Last backup': 'Nov 26, 2026 11:00 AM, 18.4 MB',
      Email: 'All sent',
      'Free disk space': '42.6 GB',
      Database: 'PostgreSQL, 12.3 MB',
      Version: '0.1.0',
      Servers: '2',
    });
    expect(region.querySelector('strong')).toBeNull();
  });

  test.each([
    [{ configured: false, queued: 4, oldestQueuedAt: null, failed: 0 }, 'Not set up'],
    [
      { configured: true, queued: 1, oldestQueuedAt: '2026-11-26T11:00:00.000Z', failed: 0 },
      '1 is waiting, since Nov 26, 2026 11:00 AM',
    ],
    [
      { configured: true, queued: 2, oldestQueuedAt: '2026-11-26T11:00:00.000Z', failed: 3 },
      '2 are waiting, the oldest since Nov 26, 2026 11:00 AM3 couldn’t be delivered in the last week',
    ],
  ])('describes the e-mail state %o', async (email, expected) => {
    const region = await openSystem({ email });
    expect(await readDetails(region)).toMatchObject({ Email: expected });
  });

  test('warns in plain words of what needs attention', async () => {
    const region = await openSystem({
      lastBackup: null,
      warnings: ['backup', 'email', 'disk'],
    });
    expect(await readDetails(region)).toMatchObject({ 'Last backup': 'Never' });
    const warnings = [...region.querySelectorAll('strong')].map(({ textContent }) => textContent);
    expect(warnings).toEqual([
      'There is no backup.',
      'Emails have been waiting for more than an hour.',
      'The server’s disk is nearly full.',
    ]);
  });

  test('says that another server may know of backups', async () => {
    const region = await openSystem({ lastBackup: 'unknown' });
    expect(await readDetails(region)).toMatchObject({ 'Last backup': 'Not known on this server' });
  });

  test('tells an old backup from none', async () => {
    const region = await openSystem({ warnings: ['backup'] });
    expect(
      await within(region).findByText('The last backup is more than a week old.'),
    ).toBeVisible();
  });

  test('offers to try again after an error', async () => {
    resetMockServer('signed-in');
    mockServer.use(
      http.get(
        `*${getSystemStatus.path}`,
        () => HttpResponse.json({ message: 'No.' }, { status: 500 }),
        { once: true },
      ),
    );
    await visitPage('/admin/settings');
    const region = await screen.findByRole('region', { name: 'System' });
    await userEvent.click(await within(region).findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(within(region).getByText('SQLite', { exact: false })).toBeVisible());
  });
});
