import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { productImagesFolder } from '#contract/media/rules';
import { notSignedIn } from '#contract/session/messages';
import { setHeaderImage } from '#contract/settings/admin-endpoints';
import { headerImageInvalid } from '#contract/settings/messages';
import { readImage } from '../../media/uploader/testing/images';
import { messages as uploaderMessages } from '../../media/uploader/testing/messages';
import { stubUploads } from '../../media/uploader/testing/stub-uploads';
import { createUploadedFile } from '../../media/uploader/testing/uploaded-file';
import { findFileByTitle } from '../../testing/media-manager';
import {
  getMediaLibrary,
  listRequests,
  mockServer,
  resetMockServer,
} from '../../testing/mock-server';
import { messages } from './testing/messages';
import {
  createHeaderMediaPage,
  matchHeaderImageUrl,
  openHeaderMedia,
} from './testing/open-header-media';

const board = 'Garden Board';

function recordRequestBodies(): readonly unknown[] {
  const bodies: unknown[] = [];
  mockServer.use(
    http.put(`*${setHeaderImage.path}`, async ({ request }) => {
      bodies.push(await request.clone().json());
    }),
  );
  return bodies;
}

beforeEach(() => resetMockServer('signed-in'));

describe('<HeaderPicker>', () => {
  const texts = messages.es;
  const { findImageList, findImage, getSetButton, getCurrentSection } = createHeaderMediaPage('es');

  test('offers the public images of the Talavera folder', async () => {
    const { id, title } = findFileByTitle(board);
    getMediaLibrary().put({ ...findFileByTitle(board), privacy: 'private' });
    await openHeaderMedia('es');
    const radios = within(await findImageList()).getAllByRole('radio');
    const publicFiles = getMediaLibrary().rows.filter(
      (row) => row.folder_id === productImagesFolder.toLowerCase() && row.id !== id,
    );
    expect(radios).toHaveLength(publicFiles.length);
    expect(screen.queryByRole('radio', { name: title })).not.toBeInTheDocument();
    expect(listRequests()).toContain('/api/media/files?folder=Talavera&limit=100');
    for (const radio of radios) expect(radio).not.toBeChecked();
  });

  test('shows an error when no image is selected', async () => {
    const user = await openHeaderMedia('es');
    await findImageList();
    expect(screen.getByRole('heading', { name: texts.choose })).toBeVisible();
    expect(getSetButton()).toBeEnabled();
    await user.click(getSetButton());
    expect(await screen.findByText(texts.error)).toBeInTheDocument();
    expect(screen.getByText(texts.selectFirst)).toBeInTheDocument();
  });

  test('previews the selected image and sets it as the header image', async () => {
    const user = await openHeaderMedia('es');
    expect(await screen.findByText(texts.none)).toBeVisible();
    expect(screen.getByText(texts.nothingSelected)).toBeVisible();
    await user.click(await findImage(board));
    const preview = within(screen.getByRole('figure'));
    expect(preview.getByText(texts.preview)).toBeVisible();
    expect(preview.getByRole('img').getAttribute('src')).toEqual(matchHeaderImageUrl(board));
    expect(screen.queryByText(texts.nothingSelected)).not.toBeInTheDocument();
    await user.click(getSetButton());
    expect(await screen.findByText(texts.updated)).toBeInTheDocument();
    expect(getCurrentSection().getByRole('img').getAttribute('src')).toEqual(
      matchHeaderImageUrl(board),
    );
    expect(getCurrentSection().getByRole('img')).toHaveAccessibleName(
      findFileByTitle(board).alt.es,
    );
    expect(screen.queryByText(texts.none)).not.toBeInTheDocument();
    expect(getSetButton()).toHaveFocus();
  });

  test('sets the header image by keyboard', async () => {
    const user = await openHeaderMedia('es');
    const [first, second] = within(await findImageList()).getAllByRole('radio');
    await user.tab();
    expect(screen.getByRole('button', { name: texts.newPhoto })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('searchbox', { name: texts.search })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('combobox', { name: texts.folder })).toHaveFocus();
    await user.tab();
    expect(first).toHaveFocus();
    await user.keyboard('[Space][ArrowDown]');
    expect(second).toBeChecked();
    await user.tab();
    expect(getSetButton()).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText(texts.updated)).toBeInTheDocument();
  });

  test('selects an uploaded image', async () => {
    const getUploads = stubUploads();
    const requestBodies = recordRequestBodies();
    const user = await openHeaderMedia('es');
    await user.click(await findImage(board));
    await user.click(screen.getByRole('button', { name: texts.newPhoto }));
    const uploadDialog = within(await screen.findByRole('dialog', { name: texts.imageDialog }));
    await user.upload(
      uploadDialog.getByLabelText(uploaderMessages.es.choose),
      readImage('autumn.jpg'),
    );
    await user.click(await uploadDialog.findByRole('button', { name: uploaderMessages.es.upload }));
    await waitFor(() => expect(getUploads()).toHaveLength(1));
    const file = createUploadedFile('autumn');
    getMediaLibrary().put({ ...findFileByTitle(board), id: file.id, title: file.title });
    getUploads()[0]?.respond(201, { success: true, file });
    await waitFor(() => expect(screen.queryByText(texts.imageDialog)).not.toBeInTheDocument());
    expect(await findImage('autumn')).toBeChecked();
    await user.click(getSetButton());
    await waitFor(() =>
      expect(getCurrentSection().getByRole('img').getAttribute('src')).toEqual(
        matchHeaderImageUrl('autumn'),
      ),
    );
    expect(requestBodies).toEqual([{ publitioId: file.id, language: 'es' }]);
  });

  test('selects a library image in the image dialog without setting it yet', async () => {
    const requestBodies = recordRequestBodies();
    const user = await openHeaderMedia('es');
    await user.click(await findImage('Classic Board'));
    await user.click(screen.getByRole('button', { name: texts.newPhoto }));
    const dialog = within(await screen.findByRole('dialog', { name: texts.imageDialog }));
    await user.click(dialog.getByRole('tab', { name: texts.fromLibrary }));
    await user.click(await dialog.findByRole('radio', { name: board }));
    await user.click(dialog.getByRole('button', { name: texts.selectImage }));
    await waitFor(() => expect(screen.queryByText(texts.imageDialog)).not.toBeInTheDocument());
    expect(await findImage(board)).toBeChecked();
    await user.click(getSetButton());
    await waitFor(() =>
      expect(getCurrentSection().getByRole('img').getAttribute('src')).toEqual(
        matchHeaderImageUrl(board),
      ),
    );
    expect(requestBodies).toEqual([{ publitioId: findFileByTitle(board).id, language: 'es' }]);
  });

  test('shows the server error for an image that was deleted', async () => {
    const user = await openHeaderMedia('es');
    const radio = await findImage(board);
    await user.click(radio);
    getMediaLibrary().remove(findFileByTitle(board).id);
    await user.click(getSetButton());
    expect(await screen.findByText(texts.error)).toBeInTheDocument();
    expect(screen.getByText(headerImageInvalid.es)).toBeInTheDocument();
    expect(radio).toBeChecked();
  });

  test('shows a generic error after a network error', async () => {
    const user = await openHeaderMedia('es');
    await user.click(await findImage(board));
    mockServer.use(http.put(`*${setHeaderImage.path}`, () => HttpResponse.error()));
    await user.click(getSetButton());
    expect(await screen.findByText(texts.error)).toBeInTheDocument();
    expect(screen.getByText(texts.failed)).toBeInTheDocument();
  });

  test('shows the message of a 401 and keeps the selection', async () => {
    const user = await openHeaderMedia('es');
    await user.click(await findImage(board));
    mockServer.use(
      http.put(
        `*${setHeaderImage.path}`,
        () => HttpResponse.json({ message: notSignedIn.es }, { status: 401 }),
        { once: true },
      ),
    );
    await user.click(getSetButton());
    expect(await screen.findByText(notSignedIn.es)).toBeInTheDocument();
    expect(await findImage(board)).toBeChecked();
    await user.click(getSetButton());
    expect(await screen.findByText(texts.updated)).toBeInTheDocument();
  });

  test('shows an error when GET /api/media/files fails and reloads on Try again', async () => {
    mockServer.use(
      http.get('*/api/media/files', () => HttpResponse.json({}, { status: 502 }), { once: true }),
    );
    const user = await openHeaderMedia('es');
    expect(await screen.findByText(texts.libraryFailed)).toHaveAttribute('role', 'alert');
    await user.click(screen.getByRole('button', { name: texts.retry }));
    expect(await findImage(board)).toBeVisible();
  });

  test('says that there are no images when the folder is empty', async () => {
    for (const { id } of getMediaLibrary().rows) getMediaLibrary().remove(id);
    await openHeaderMedia('es');
    expect(await screen.findByText(texts.empty)).toBeVisible();
  });
});
