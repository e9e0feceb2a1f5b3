import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { delayResponse } from '../../testing/delay-response';
import {
  findFileByTitle,
  getDetailsPanel,
  getFileCard,
  limitFiles,
  openMediaManager,
} from '../../testing/media-manager';
import { getMediaLibrary, listRequests, mockServer } from '../../testing/mock-server';
import { readImage } from '../uploader/testing/images';
import { messages } from '../uploader/testing/messages';

const texts = messages.en;
const uploadPath = '/api/media/files/upload';

const weddings = { id: 'bodas', name: 'Bodas', created_at: '2026-05-01T18:00:00.000Z' };

const openTab = (user: UserEvent, name: string) => user.click(screen.getByRole('tab', { name }));

async function upload(user: UserEvent, ...names: string[]): Promise<void> {
  await openTab(user, 'Upload');
  await user.upload(screen.getByLabelText(texts.choose), names.map(readImage));
  for (const name of names) await screen.findByRole('img', { name });
  await user.click(screen.getByRole('button', { name: texts.upload }));
}

describe('<FileTabs> after an upload', () => {
  test('selects the new file and lists it first', async () => {
    const user = await openMediaManager();
    await upload(user, 'Sunday figs.jpg');
    expect(await getDetailsPanel().findByText('Sunday figs')).toBeVisible();
    await openTab(user, 'Browse Files');
    await waitFor(() => expect(getFileCard('Sunday figs')).toHaveAttribute('aria-pressed', 'true'));
    expect(screen.getByRole('tabpanel').querySelector('li')).toHaveTextContent('Sunday figs');
  });

  test('replaces the file that was selected before the upload', async () => {
    const user = await openMediaManager();
    await user.click(getFileCard('Garden Board'));
    await upload(user, 'Sunday figs.jpg');
    expect(await getDetailsPanel().findByText('Sunday figs')).toBeVisible();
  });

  test('keeps the folder and the sort order', async () => {
    const user = await openMediaManager();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Folder' }), 'Pages');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Largest first');
    await upload(user, 'Sunday figs.jpg');
    expect(await getDetailsPanel().findByText('Sunday figs')).toBeVisible();
    await openTab(user, 'Browse Files');
    expect(screen.getByRole('combobox', { name: 'Folder' })).toHaveDisplayValue('Pages');
    expect(screen.getByRole('combobox', { name: 'Order' })).toHaveDisplayValue('Largest first');
  });

  test('puts the file in the current folder, unless another is selected', async () => {
    const user = await openMediaManager({ prepare: () => getMediaLibrary().putFolder(weddings) });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Folder' }), 'Bodas');
    await user.click(await screen.findByRole('button', { name: 'Upload a picture' }));
    const getFolderSelect = () => screen.getByRole('combobox', { name: 'Folder' });
    expect(getFolderSelect()).toHaveDisplayValue('Bodas');
    await upload(user, 'Sunday figs.jpg');
    expect(await getDetailsPanel().findByText('Sunday figs')).toBeVisible();
    expect(findFileByTitle('Sunday figs').folder_id).toBe('bodas');

    await user.click(screen.getByRole('button', { name: texts.another }));
    await user.selectOptions(getFolderSelect(), 'Pages');
    await upload(user, 'Olives.jpg');
    expect(await getDetailsPanel().findByText('Olives')).toBeVisible();
    expect(findFileByTitle('Olives').folder_id).toBe('pages');
  });

  test('puts the file in the folder of product images when all folders are shown', async () => {
    const user = await openMediaManager();
    await openTab(user, 'Upload');
    expect(screen.getByRole('combobox', { name: 'Folder' })).toHaveDisplayValue('Talavera');
    await upload(user, 'Sunday figs.jpg');
    expect(await getDetailsPanel().findByText('Sunday figs')).toBeVisible();
    expect(findFileByTitle('Sunday figs').folder_id).toBe('talavera');
  });

  test('keeps a file selected that the user chose meanwhile', async () => {
    const user = await openMediaManager();
    const releaseResponse = delayResponse('post', uploadPath);
    await upload(user, 'Sunday figs.jpg');
    await openTab(user, 'Browse Files');
    await user.click(getFileCard('Garden Board'));
    releaseResponse();
    await waitFor(() =>
      expect(getFileCard('Sunday figs')).toHaveAttribute('aria-pressed', 'false'),
    );
    expect(getFileCard('Garden Board')).toHaveAttribute('aria-pressed', 'true');
  });

  test('keeps the form open when the user has started editing meanwhile', async () => {
    const user = await openMediaManager();
    await user.click(getFileCard('Garden Board'));
    const releaseResponse = delayResponse('post', uploadPath);
    await upload(user, 'Sunday figs.jpg');
    await user.click(getDetailsPanel().getByRole('button', { name: 'Edit' }));
    const description = getDetailsPanel().getByRole('textbox', { name: 'Description' });
    await user.type(description, 'For two');
    await openTab(user, 'Browse Files');
    releaseResponse();
    await waitFor(() =>
      expect(getFileCard('Sunday figs')).toHaveAttribute('aria-pressed', 'false'),
    );
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(description).toHaveValue('For two');
  });

  test('keeps the edited file when the upload started while editing', async () => {
    const user = await openMediaManager();
    await user.click(getFileCard('Garden Board'));
    await user.click(await getDetailsPanel().findByRole('button', { name: 'Edit' }));
    await upload(user, 'Sunday figs.jpg');
    await openTab(user, 'Browse Files');
    await waitFor(() =>
      expect(getFileCard('Sunday figs')).toHaveAttribute('aria-pressed', 'false'),
    );
    expect(getDetailsPanel().getByRole('textbox', { name: 'Title' })).toHaveValue('Garden Board');
  });

  test('selects only the first of several files', async () => {
    const user = await openMediaManager();
    let release = () => {};
    const pendingUploads = new Promise<void>((resolve) => {
      release = resolve;
    });
    mockServer.use(http.post(`*${uploadPath}`, () => pendingUploads, { once: true }));
    await upload(user, 'Sunday figs.jpg', 'Monday figs.jpg');
    expect(await getDetailsPanel().findByText('Monday figs')).toBeVisible();
    release();
    await openTab(user, 'Browse Files');
    await waitFor(() =>
      expect(getFileCard('Sunday figs')).toHaveAttribute('aria-pressed', 'false'),
    );
    expect(getFileCard('Monday figs')).toHaveAttribute('aria-pressed', 'true');
  });
});

test('<FileTabs> revalidates the files after an upload without a preview', async () => {
  const user = await openMediaManager();
  mockServer.use(
    http.post('*/api/media/files/upload', () =>
      HttpResponse.json({ success: true }, { status: 201 }),
    ),
  );
  const searches = () => listRequests().filter((url) => url.includes('/search?'));
  await user.click(screen.getByRole('tab', { name: 'Search' }));
  await user.type(screen.getByRole('searchbox'), 'fig{Enter}');
  await expect.poll(searches).toHaveLength(1);
  await user.click(screen.getByRole('tab', { name: 'Upload' }));
  await user.upload(screen.getByLabelText(texts.choose), readImage('Sunday figs.jpg'));
  await screen.findByRole('img', { name: 'Sunday figs.jpg' });
  await user.click(screen.getByRole('button', { name: texts.upload }));
  await expect.poll(searches).toHaveLength(2);
  expect(getDetailsPanel().getByText('Select a file to view details')).toBeVisible();
});

test('<FileTabs> keeps what was typed in the uploader when switching tabs', async () => {
  const user = await openMediaManager();
  await user.click(screen.getByRole('tab', { name: 'Upload' }));
  await user.type(screen.getByRole('textbox', { name: texts.description }), 'Figs');
  await user.click(screen.getByRole('tab', { name: 'Folders' }));
  await user.click(screen.getByRole('tab', { name: 'Upload' }));
  expect(screen.getByRole('textbox', { name: texts.description })).toHaveValue('Figs');
});

test('<FileTabs> links from an empty library to the uploader and moves the focus', async () => {
  const user = await openMediaManager({ prepare: () => limitFiles(0) });
  await user.click(screen.getByRole('button', { name: 'Upload a picture' }));
  expect(screen.getByRole('tab', { name: 'Upload', selected: true })).toHaveFocus();
});
