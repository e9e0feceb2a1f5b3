import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { getFileCard, openMediaManager } from '../../../testing/media-manager';
import { listRequests, resetMockServer } from '../../../testing/mock-server';

const texts = {
  search: 'Search',
  browse: 'Browse Files',
  hint: 'Enter at least 3 characters to search',
  results: '1 file found for “wheel”',
  none: 'No files found',
  noMatch: 'No files match “xyzzy”. Try fewer or different words.',
  failed: 'Failed to search files',
  again: 'Try again',
};

describe('<FileSearch>', () => {
  const field = () => screen.getByRole('searchbox');
  const button = () => screen.getByRole('button', { name: texts.search });

  const status = () => within(screen.getByRole('tabpanel')).getByRole('status');

  async function openSearch() {
    const user = await openMediaManager({ language: 'en' });
    await user.click(screen.getByRole('tab', { name: texts.search }));
    return user;
  }

  test('requires at least 3 characters, ignoring surrounding spaces', async () => {
    const user = await openSearch();
    expect(button()).toBeDisabled();
    expect(field()).toHaveAccessibleDescription(texts.hint);
    await user.type(field(), ' fi ');
    expect(button()).toBeDisabled();
    await user.keyboard('{Enter}');
    await user.type(field(), 'g', { initialSelectionStart: 3, initialSelectionEnd: 3 });
    expect(button()).toBeEnabled();
    expect(screen.queryByText(texts.hint)).not.toBeInTheDocument();
    expect(listRequests().filter((url) => url.includes('/search'))).toEqual([]);
  });

  test('shows up to 20 results', async () => {
    const user = await openSearch();
    await user.type(field(), 'wheel');
    await user.click(button());
    expect(await screen.findByText(texts.results)).toBeVisible();
    expect(status()).toHaveTextContent(texts.results);
    expect(getFileCard('Brie, figs and honey')).toBeVisible();
    expect(listRequests()).toContain('/api/media/files/search?limit=20&term=wheel');
  });

  test('shows an empty state when there are no results', async () => {
    const user = await openSearch();
    await user.type(field(), 'xyzzy{Enter}');
    expect(await screen.findByRole('heading', { name: texts.none })).toBeVisible();
    expect(status()).toHaveTextContent(texts.none);
    expect(status()).toHaveTextContent(texts.noMatch);
  });

  test('shows an error when searching fails, and retries', async () => {
    const user = await openSearch();
    resetMockServer('signed-in', 'server-error:media');
    await user.type(field(), 'wheel{Enter}');
    expect(await screen.findByText(texts.failed)).toBeVisible();
    resetMockServer('signed-in');
    await user.click(screen.getByRole('button', { name: texts.again }));
    expect(await screen.findByText(texts.results)).toBeVisible();
  });

  test('keeps the term and the results when switching tabs', async () => {
    const user = await openSearch();
    await user.type(field(), 'wheel{Enter}');
    await screen.findByText(texts.results);
    await user.click(screen.getByRole('tab', { name: texts.browse }));
    await user.click(screen.getByRole('tab', { name: texts.search }));
    await waitFor(() => expect(field()).toHaveValue('wheel'));
    expect(screen.getByText(texts.results)).toBeVisible();
  });
});
