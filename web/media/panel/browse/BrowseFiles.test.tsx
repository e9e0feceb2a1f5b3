import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  getFileCard,
  limitFiles,
  openMediaManager,
  updateFile,
} from '../../../testing/media-manager';
import { getMediaLibrary, listRequests, resetMockServer } from '../../../testing/mock-server';
import { openPage } from '../../../testing/visit-page';

const texts = {
  date: 'Jan 5, 2026',
  none: 'No files found',
  failed: 'Failed to fetch files',
  again: 'Try again',
  untitled: 'Untitled',
  more: 'Load more',
  shown: '20 files shown',
};

const getCards = () => screen.queryAllByRole('button', { pressed: false });
const getPageRequests = () => listRequests().filter((url) => url.startsWith('/api/media/files?'));

describe('<BrowseFiles>', () => {
  test('shows the first 20 files with thumbnail, title and date', async () => {
    await openMediaManager({ language: 'en' });
    expect(getCards()).toHaveLength(20);
    const first = getFileCard('Classic Board');
    expect(first).toHaveTextContent(texts.date);
    expect(first.querySelector('img')).toHaveAttribute(
      'src',
      expect.stringContaining('width=400&height=400&crop=fill'),
    );
    expect(screen.getByText(texts.shown)).toHaveAttribute('role', 'status');
    expect(screen.getByRole('button', { name: texts.more })).toBeVisible();
  });

  test('shows "Untitled" for a file without a title', async () => {
    await openMediaManager({
      language: 'en',
      prepare: () => updateFile('Classic Board', { title: '' }),
    });
    expect(getFileCard(texts.untitled)).toBeVisible();
  });

  test('shows an empty state', async () => {
    await openMediaManager({ language: 'en', prepare: () => limitFiles(0) });
    const heading = screen.getByRole('heading', { name: texts.none });
    expect(heading).toBeVisible();
    expect(heading.closest('[role=status]')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: texts.more })).not.toBeInTheDocument();
  });

  test('shows an error when loading fails, and retries', async () => {
    const user = await openMediaManager({ language: 'en', scenarios: ['server-error:media'] });
    expect(screen.getByText(texts.failed)).toBeVisible();
    resetMockServer('signed-in');
    await user.click(screen.getByRole('button', { name: texts.again }));
    await waitFor(() => expect(getCards()).toHaveLength(20));
    expect(screen.queryByText(texts.failed)).not.toBeInTheDocument();
  });
});

test('<BrowseFiles> shows skeletons while files load', async () => {
  resetMockServer('signed-in', 'slow');
  await openPage('/admin/media-manager');
  const panel = await screen.findByRole('tabpanel');
  expect(panel.querySelector('[aria-busy=true]')).toBeInTheDocument();
});

test('<BrowseFiles> "Load more" appends the next files, focuses the first new one, and disappears at the end', async () => {
  const user = await openMediaManager({ prepare: () => limitFiles(30) });
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(getCards()).toHaveLength(30));
  await waitFor(() => expect(getCards()[20]).toHaveFocus());
  expect(screen.getByText('30 files shown')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
  expect(getPageRequests()).toEqual([
    '/api/media/files?limit=20&offset=0&sort=date%3Adesc',
    '/api/media/files?limit=20&offset=20&sort=date%3Adesc',
  ]);
});

test('<BrowseFiles> removes "Load more" and focuses the last card when the next page is empty', async () => {
  const user = await openMediaManager({ prepare: () => limitFiles(20) });
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(getCards()[19]).toHaveFocus());
  expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
});

test('<BrowseFiles> keeps the files on screen when "Load more" fails', async () => {
  const user = await openMediaManager();
  resetMockServer('signed-in', 'server-error:media');
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('Failed to fetch files')).toBeVisible();
  expect(getCards()).toHaveLength(20);
  resetMockServer('signed-in');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(getCards().length).toBeGreaterThan(20));
});

test('<BrowseFiles> filters by folder and sorts by size', async () => {
  const user = await openMediaManager();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Folder' }), 'Pages');
  await waitFor(() => expect(screen.queryByText(/^Classic Board$/)).not.toBeInTheDocument());
  await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Largest first');
  const largest = getMediaLibrary()
    .rows.filter(({ folder_id }) => folder_id === 'pages')
    .toSorted((one, other) => other.size - one.size)[0];
  await waitFor(() => {
    const list = screen.getByRole('tabpanel').querySelector('ul');
    expect(within(list as HTMLElement).getAllByRole('button')[0]).toHaveTextContent(
      largest?.title ?? '',
    );
  });
});
