import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { buildTimestamp, createRequestRow, openBackOffice } from '../../../testing/inbox-rows';
import { listRequests, resetMockServer } from '../../../testing/mock-server';
import { badge } from '../../../ui/badge/Badge.css';
import {
  findDialog,
  getCells,
  openRequests,
  requestsUrl,
  samplePhoto,
} from './testing/open-requests';
import { textsByLanguage } from './testing/texts';

/** Yellow, blue, green, red, and gray for an unknown status. */
const tones = ['warning', 'info', 'positive', 'critical', 'neutral'] as const;

describe('page /admin?tab=restoration', () => {
  const texts = textsByLanguage.en;

  test('lists kind, number of images and status of each request, including unknown statuses', async () => {
    const requests = [...texts.statuses.keys(), 4].map((index) =>
      createRequestRow({
        id: index + 1,
        kind: index === 1 ? 'custom-board' : 'restoration',
        status: textsByLanguage.en.statuses[index] ?? 'Cancelled',
        receivedAt: buildTimestamp(20 - index),
      }),
    );
    await openBackOffice(requestsUrl, {
      language: 'en',
      submissions: { requests, photos: [samplePhoto] },
    });
    const headers = screen.getAllByRole('columnheader').map((header) => header.textContent);
    expect(headers).toEqual(texts.headers);
    const rows = getCells();
    expect(rows.map((row) => row[4])).toEqual([...texts.statuses, 'Cancelled']);
    expect(rows.map((row) => row[2])).toEqual(['1', ...Array(4).fill(texts.noPhotos)]);
    expect(rows.map((row) => row[1]).slice(0, 2)).toEqual(texts.kinds);
    expect(rows[0]?.[3]).toBe(texts.submitted);
    const table = within(screen.getByRole('table', { name: texts.table }));
    for (const [index, name] of [...texts.statuses, 'Cancelled'].entries()) {
      expect(table.getByText(name)).toHaveClass(badge[tones[index] ?? 'neutral']);
    }
  });

  test('shows all details of an open request, with its line breaks', async () => {
    const user = await openRequests('en', { updatedAt: buildTimestamp(7, 11, 30) });
    await user.click(screen.getByRole('button', { name: texts.view }));
    const requestDialog = await findDialog(texts.title);
    expect(requestDialog.getAllByRole('term').map((term) => term.textContent)).toEqual(
      texts.detailLabels,
    );
    for (const text of [
      texts.submitted,
      texts.updated,
      texts.kinds[0] ?? '',
      texts.statuses[0] ?? '',
    ]) {
      expect(requestDialog.getByText(text)).toBeVisible();
    }
    expect(requestDialog.getByText(/A wedding plate/).textContent).toBe(
      'A wedding plate from Puebla.\nIt broke in four.',
    );
    const link = requestDialog.getByRole('link', { name: texts.photo });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('href', expect.stringContaining(`/optimize/${samplePhoto.id}`));
  });

  test('shows an error when requests fail to load, retries, and shows an empty state', async () => {
    const user = await openBackOffice(requestsUrl, {
      language: 'en',
      scenarios: ['server-error:restoration-requests'],
    });
    expect(screen.getByText(texts.notLoaded)).toBeVisible();
    resetMockServer('signed-in');
    await user.click(screen.getByRole('button', { name: texts.retry }));
    expect(await screen.findByText(texts.empty)).toBeVisible();
  });
});

test.each([
  ['custom-board', 'en', 'Your custom board at La Higuera'],
  ['custom-board', 'es', 'Tu tabla a la medida en La Higuera'],
  ['restoration', 'en', 'Your restoration at La Higuera'],
  ['restoration', 'es', 'Tu restauración en La Higuera'],
] as const)('a reply to a %s request in %s has the subject %j', async (kind, language, subject) => {
  const requests = [createRequestRow({ kind, language })];
  const user = await openBackOffice(requestsUrl, { submissions: { requests } });
  await user.click(screen.getByRole('button', { name: 'View Ana Núñez' }));
  const requestDialog = await findDialog('Request from Ana Núñez');
  const href = requestDialog.getByRole('link', { name: 'Reply by email' }).getAttribute('href');
  expect(new URL(href ?? '').searchParams.get('subject')).toBe(subject);
});

test('page /admin?tab=restoration filters by status, in the list and in the exported CSV file', async () => {
  const requests = [
    createRequestRow(),
    createRequestRow({ id: 2, name: 'Luz', status: 'Declined' }),
  ];
  const user = await openBackOffice(requestsUrl, { submissions: { requests } });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Declined');
  await waitFor(() =>
    expect(screen.getAllByRole('rowheader').map((header) => header.textContent)).toEqual([
      'Unread: Luz',
    ]),
  );
  await user.click(screen.getByRole('button', { name: 'Download CSV' }));
  await waitFor(() =>
    expect(listRequests()).toContain(
      '/api/restoration-requests.csv?q=&sort=date%3Adesc&status=Declined&unread=0',
    ),
  );
});
