import { I18nProvider } from '@lingui/react';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { SWRConfig } from 'swr';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { MediaFile } from '#contract/media/schema';
import { swrOptions } from '../../data/swr-options';
import { loadTranslations } from '../../i18n/translations';
import { findFileByTitle, limitFiles } from '../../testing/media-manager';
import { getMediaLibrary, listRequests, resetMockServer } from '../../testing/mock-server';
import { ImagePicker } from './ImagePicker';

const pageSize = 100;

/** Replaces the files of the product image folder; `Plate 001` is the newest. */
function fillFolder(count: number): void {
  const template = findFileByTitle('Garden Board');
  limitFiles(0);
  for (let index = 1; index <= count; index += 1) {
    getMediaLibrary().put({
      ...template,
      id: `plate-${index}`,
      title: `Plate ${String(index).padStart(3, '0')}`,
      alt: { en: '', es: '' },
      description: '',
      tags: [],
      created_at: new Date(Date.UTC(2026, 0, 1) - index * 60_000).toISOString(),
    });
  }
}

const onSubmit = vi.fn();

function FormWithPicker() {
  const [selected, setSelected] = useState<MediaFile>();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(selected?.title);
      }}
    >
      <ImagePicker selectedId={selected?.id} onSelect={setSelected} />
      <button type="submit">Take it</button>
    </form>
  );
}

async function renderPicker() {
  const i18n = await loadTranslations('en', 'back-office');
  const user = userEvent.setup({ delay: null });
  render(
    <I18nProvider i18n={i18n}>
      <SWRConfig value={{ ...swrOptions, provider: () => new Map() }}>
        <FormWithPicker />
      </SWRConfig>
    </I18nProvider>,
  );
  await screen.findByRole('searchbox', { name: 'Search the library' });
  return user;
}

const getSearchField = () => screen.getByRole('searchbox');

const getImageRadios = () => screen.queryAllByRole('radio');

const getMediaRequests = () => listRequests().filter((url) => url.startsWith('/api/media/files'));

beforeEach(() => {
  onSubmit.mockClear();
  resetMockServer('signed-in');
});

describe('<ImagePicker>', () => {
  test('loads more than 100 images on request and focuses the first new one', async () => {
    fillFolder(pageSize + 2);
    const user = await renderPicker();
    expect(await screen.findByText('100 images shown')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await screen.findByText('102 images shown')).toBeVisible();
    await waitFor(() => expect(getImageRadios()[pageSize]).toHaveFocus());
    expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
    expect(getMediaRequests()).toEqual([
      '/api/media/files?folder=Talavera&limit=100',
      '/api/media/files?folder=Talavera&limit=100&offset=100',
    ]);
    await user.click(screen.getByRole('radio', { name: 'Plate 101' }));
    await user.click(screen.getByRole('button', { name: 'Take it' }));
    expect(onSubmit).toHaveBeenCalledWith('Plate 101');
  });

  test('hides Load more when the folder has no more images', async () => {
    fillFolder(2);
    await renderPicker();
    expect(await screen.findByText('2 images shown')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
  });

  test('searches the whole library by title and does not submit the form on Enter', async () => {
    fillFolder(pageSize + 2);
    const template = findFileByTitle('Plate 001');
    getMediaLibrary().put({
      ...template,
      id: 'fair',
      title: 'Plate at the fair',
      folder_id: 'pages',
    });
    const hidden = { ...findFileByTitle('Plate 102'), id: 'hidden', privacy: 'private' } as const;
    getMediaLibrary().put(hidden);
    const user = await renderPicker();
    await screen.findByText('100 images shown');
    await user.type(getSearchField(), 'plate 102{Enter}');
    expect(await screen.findByText('1 image shown')).toBeVisible();
    expect(screen.getByRole('radio')).toHaveAccessibleName('Plate 102');
    expect(onSubmit).not.toHaveBeenCalled();
    await user.clear(getSearchField());
    await user.type(getSearchField(), 'fair');
    expect(await screen.findByRole('radio', { name: 'Plate at the fair' })).toBeVisible();
    await user.clear(getSearchField());
    expect(await screen.findByText('100 images shown')).toBeVisible();
  });

  test('lists and searches the images of another folder and of all folders', async () => {
    fillFolder(2);
    getMediaLibrary().put({
      ...findFileByTitle('Plate 001'),
      id: 'fair',
      title: 'Plate at the fair',
      folder_id: 'pages',
      created_at: new Date(Date.UTC(2026, 5, 1)).toISOString(),
    });
    const user = await renderPicker();
    const folder = screen.getByRole('combobox', { name: 'Folder' });
    expect(await screen.findByText('2 images shown')).toBeVisible();
    await waitFor(() => expect(folder).toHaveDisplayValue('Talavera'));
    await user.selectOptions(folder, 'All folders');
    expect(await screen.findByText('3 images shown')).toBeVisible();
    expect(getImageRadios()[0]).toHaveAccessibleName('Plate at the fair');
    const name = getMediaLibrary().folders.find(({ id }) => id === 'pages')?.name ?? '';
    await user.selectOptions(folder, name);
    expect(await screen.findByText('1 image shown')).toBeVisible();
    await user.type(getSearchField(), 'plate 002');
    expect(await screen.findByText(/^No files match/)).toBeVisible();
    await user.selectOptions(folder, 'All folders');
    expect(await screen.findByRole('radio', { name: 'Plate 002' })).toBeVisible();
  });

  test('shows the folder Talavera, and all folders during a search', async () => {
    const user = await renderPicker();
    const folder = screen.getByRole('combobox', { name: 'Folder' });
    await waitFor(() => expect(folder).toHaveDisplayValue('Talavera'));
    await user.type(getSearchField(), 'board');
    await waitFor(() => expect(folder).toHaveDisplayValue('All folders'));
    await user.clear(getSearchField());
    await waitFor(() => expect(folder).toHaveDisplayValue('Talavera'));
  });

  test('loads more search results', async () => {
    fillFolder(pageSize + 2);
    const user = await renderPicker();
    await user.type(getSearchField(), 'plate');
    await waitFor(() =>
      expect(getMediaRequests()).toContain('/api/media/files/search?limit=100&term=plate'),
    );
    await screen.findByText('100 images shown');
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await screen.findByText('102 images shown')).toBeVisible();
  });

  test('requires 3 characters to search and says when nothing matches', async () => {
    const user = await renderPicker();
    await user.type(getSearchField(), 'pl');
    expect(await screen.findByText('Enter at least 3 characters to search')).toBeVisible();
    await user.type(getSearchField(), 'zzz');
    expect(await screen.findByText(/^No files match “plzzz”\./)).toBeVisible();
    expect(getImageRadios()).toEqual([]);
  });
});
