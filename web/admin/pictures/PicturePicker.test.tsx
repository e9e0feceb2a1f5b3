import { I18nProvider } from '@lingui/react';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { SWRConfig } from 'swr';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { MediaFile } from '#contract/media/schema';
import { swrOptions } from '../../data/swr-options';
import { loadTranslations } from '../../i18n/catalogues';
import { fileTitled, limitFiles } from '../../testing/media-panel';
import { mediaLibrary, openShop, requestsMade } from '../../testing/mock-server';
import { ImagePicker } from './PicturePicker';

const pageSize = 100;

/** Replaces the files of the product image folder; `Plate 001` is the newest. */
function fillFolder(count: number): void {
  const model = fileTitled('Garden Board');
  limitFiles(0);
  for (let place = 1; place <= count; place += 1) {
    mediaLibrary().put({
      ...model,
      id: `plate-${place}`,
      title: `Plate ${String(place).padStart(3, '0')}`,
      alt: { en: '', es: '' },
      description: '',
      tags: [],
      created_at: new Date(Date.UTC(2026, 0, 1) - place * 60_000).toISOString(),
    });
  }
}

const submitted = vi.fn();

function FormWithPicker() {
  const [chosen, setChosen] = useState<MediaFile>();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submitted(chosen?.title);
      }}
    >
      <ImagePicker chosenId={chosen?.id} onChoose={setChosen} />
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

const search = () => screen.getByRole('searchbox');

const images = () => screen.queryAllByRole('radio');

const mediaRequests = () => requestsMade().filter((url) => url.startsWith('/api/media/files'));

beforeEach(() => {
  submitted.mockClear();
  openShop('signed-in');
});

describe('<ImagePicker>', () => {
  test('loads more than 100 images on request and focuses the first new one', async () => {
    fillFolder(pageSize + 2);
    const user = await renderPicker();
    expect(await screen.findByText('100 images shown')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await screen.findByText('102 images shown')).toBeVisible();
    await waitFor(() => expect(images()[pageSize]).toHaveFocus());
    expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
    expect(mediaRequests()).toEqual([
      '/api/media/files?folder=Talavera&limit=100',
      '/api/media/files?folder=Talavera&limit=100&offset=100',
    ]);
    await user.click(screen.getByRole('radio', { name: 'Plate 101' }));
    await user.click(screen.getByRole('button', { name: 'Take it' }));
    expect(submitted).toHaveBeenCalledWith('Plate 101');
  });

  test('hides Load more when the folder has no more images', async () => {
    fillFolder(2);
    await renderPicker();
    expect(await screen.findByText('2 images shown')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
  });

  test('searches the whole library by title and does not submit the form on Enter', async () => {
    fillFolder(pageSize + 2);
    const model = fileTitled('Plate 001');
    mediaLibrary().put({ ...model, id: 'fair', title: 'Plate at the fair', folder_id: 'pages' });
    const hidden = { ...fileTitled('Plate 102'), id: 'hidden', privacy: 'private' } as const;
    mediaLibrary().put(hidden);
    const user = await renderPicker();
    await screen.findByText('100 images shown');
    await user.type(search(), 'plate 102{Enter}');
    expect(await screen.findByText('1 image shown')).toBeVisible();
    expect(screen.getByRole('radio')).toHaveAccessibleName('Plate 102');
    expect(submitted).not.toHaveBeenCalled();
    await user.clear(search());
    await user.type(search(), 'fair');
    expect(await screen.findByRole('radio', { name: 'Plate at the fair' })).toBeVisible();
    await user.clear(search());
    expect(await screen.findByText('100 images shown')).toBeVisible();
  });

  test('lists and searches the images of another folder and of all folders', async () => {
    fillFolder(2);
    mediaLibrary().put({
      ...fileTitled('Plate 001'),
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
    expect(images()[0]).toHaveAccessibleName('Plate at the fair');
    const name = mediaLibrary().folders.find(({ id }) => id === 'pages')?.name ?? '';
    await user.selectOptions(folder, name);
    expect(await screen.findByText('1 image shown')).toBeVisible();
    await user.type(search(), 'plate 002');
    expect(await screen.findByText(/^No files match/)).toBeVisible();
    await user.selectOptions(folder, 'All folders');
    expect(await screen.findByRole('radio', { name: 'Plate 002' })).toBeVisible();
  });

  test('shows the folder Talavera, and all folders during a search', async () => {
    const user = await renderPicker();
    const folder = screen.getByRole('combobox', { name: 'Folder' });
    await waitFor(() => expect(folder).toHaveDisplayValue('Talavera'));
    await user.type(search(), 'board');
    await waitFor(() => expect(folder).toHaveDisplayValue('All folders'));
    await user.clear(search());
    await waitFor(() => expect(folder).toHaveDisplayValue('Talavera'));
  });

  test('loads more search results', async () => {
    fillFolder(pageSize + 2);
    const user = await renderPicker();
    await user.type(search(), 'plate');
    await waitFor(() =>
      expect(mediaRequests()).toContain('/api/media/files/search?limit=100&term=plate'),
    );
    await screen.findByText('100 images shown');
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await screen.findByText('102 images shown')).toBeVisible();
  });

  test('requires 3 characters to search and says when nothing matches', async () => {
    const user = await renderPicker();
    await user.type(search(), 'pl');
    expect(await screen.findByText('Enter at least 3 characters to search')).toBeVisible();
    await user.type(search(), 'zzz');
    expect(await screen.findByText(/^No files match “plzzz”\./)).toBeVisible();
    expect(images()).toEqual([]);
  });
});
