import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { productImagesFolder } from '#contract/media/rules';
import { notSignedIn } from '#contract/session/messages';
import { setHeaderImage } from '#contract/settings/admin-endpoints';
import { headerImageInvalid } from '#contract/settings/messages';
import { holdUploads } from '../../media/uploader/testing/held-requests';
import { readImage } from '../../media/uploader/testing/pictures';
import { messages as uploader } from '../../media/uploader/testing/sentences';
import { uploadedFile } from '../../media/uploader/testing/uploaded-file';
import { fileTitled } from '../../testing/media-panel';
import { mediaLibrary, mockServer, openShop, requestsMade } from '../../testing/mock-server';
import { createHeaderMediaPage, matchHeaderImageUrl, openHeader } from './testing/open-header';
import { messages } from './testing/sentences';

const board = 'Garden Board';

function recordChoices(): readonly unknown[] {
  const bodies: unknown[] = [];
  mockServer.use(
    http.put(`*${setHeaderImage.path}`, async ({ request }) => {
      bodies.push(await request.clone().json());
    }),
  );
  return bodies;
}

beforeEach(() => openShop('signed-in'));

describe('<HeaderPicker>', () => {
  const texts = messages.es;
  const { choices, choice, set, current } = createHeaderMediaPage('es');

  test('offers the public images of the Talavera folder', async () => {
    const { id, title } = fileTitled(board);
    mediaLibrary().put({ ...fileTitled(board), privacy: 'private' });
    await openHeader('es');
    const radios = within(await choices()).getAllByRole('radio');
    const inFolder = mediaLibrary().rows.filter(
      (row) => row.folder_id === productImagesFolder.toLowerCase() && row.id !== id,
    );
    expect(radios).toHaveLength(inFolder.length);
    expect(screen.queryByRole('radio', { name: title })).not.toBeInTheDocument();
    expect(requestsMade()).toContain('/api/media/files?folder=Talavera&limit=100');
    for (const radio of radios) expect(radio).not.toBeChecked();
  });

  test('shows an error when no image is selected', async () => {
    const user = await openHeader('es');
    await choices();
    expect(screen.getByRole('heading', { name: texts.choose })).toBeVisible();
    expect(set()).toBeEnabled();
    await user.click(set());
    expect(await screen.findByText(texts.error)).toBeInTheDocument();
    expect(screen.getByText(texts.selectFirst)).toBeInTheDocument();
  });

  test('previews the selected image and sets it as the header image', async () => {
    const user = await openHeader('es');
    expect(await screen.findByText(texts.none)).toBeVisible();
    expect(screen.getByText(texts.nothingChosen)).toBeVisible();
    await user.click(await choice(board));
    const preview = within(screen.getByRole('figure'));
    expect(preview.getByText(texts.preview)).toBeVisible();
    expect(preview.getByRole('img').getAttribute('src')).toEqual(matchHeaderImageUrl(board));
    expect(screen.queryByText(texts.nothingChosen)).not.toBeInTheDocument();
    await user.click(set());
    expect(await screen.findByText(texts.updated)).toBeInTheDocument();
    expect(current().getByRole('img').getAttribute('src')).toEqual(matchHeaderImageUrl(board));
    expect(current().getByRole('img')).toHaveAccessibleName(fileTitled(board).alt.es);
    expect(screen.queryByText(texts.none)).not.toBeInTheDocument();
    expect(set()).toHaveFocus();
  });

  test('sets the header image by keyboard', async () => {
    const user = await openHeader('es');
    const [first, second] = within(await choices()).getAllByRole('radio');
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
    expect(set()).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText(texts.updated)).toBeInTheDocument();
  });

  test('selects an uploaded image', async () => {
    const uploads = holdUploads();
    const chosenFiles = recordChoices();
    const user = await openHeader('es');
    await user.click(await choice(board));
    await user.click(screen.getByRole('button', { name: texts.newPhoto }));
    const upload = within(await screen.findByRole('dialog', { name: texts.choosing }));
    await user.upload(upload.getByLabelText(uploader.es.choose), readImage('autumn.jpg'));
    await user.click(await upload.findByRole('button', { name: uploader.es.upload }));
    await waitFor(() => expect(uploads()).toHaveLength(1));
    const file = uploadedFile('autumn');
    mediaLibrary().put({ ...fileTitled(board), id: file.id, title: file.title });
    uploads()[0]?.respond(201, { success: true, file });
    await waitFor(() => expect(screen.queryByText(texts.choosing)).not.toBeInTheDocument());
    expect(await choice('autumn')).toBeChecked();
    await user.click(set());
    await waitFor(() =>
      expect(current().getByRole('img').getAttribute('src')).toEqual(matchHeaderImageUrl('autumn')),
    );
    expect(chosenFiles).toEqual([{ publitioId: file.id, language: 'es' }]);
  });

  test('selects a library image in the image dialog without setting it yet', async () => {
    const chosenFiles = recordChoices();
    const user = await openHeader('es');
    await user.click(await choice('Classic Board'));
    await user.click(screen.getByRole('button', { name: texts.newPhoto }));
    const dialog = within(await screen.findByRole('dialog', { name: texts.choosing }));
    await user.click(dialog.getByRole('tab', { name: texts.fromLibrary }));
    await user.click(await dialog.findByRole('radio', { name: board }));
    await user.click(dialog.getByRole('button', { name: texts.take }));
    await waitFor(() => expect(screen.queryByText(texts.choosing)).not.toBeInTheDocument());
    expect(await choice(board)).toBeChecked();
    await user.click(set());
    await waitFor(() =>
      expect(current().getByRole('img').getAttribute('src')).toEqual(matchHeaderImageUrl(board)),
    );
    expect(chosenFiles).toEqual([{ publitioId: fileTitled(board).id, language: 'es' }]);
  });

  test('shows the server error for an image that was deleted', async () => {
    const user = await openHeader('es');
    const radio = await choice(board);
    await user.click(radio);
    mediaLibrary().remove(fileTitled(board).id);
    await user.click(set());
    expect(await screen.findByText(texts.error)).toBeInTheDocument();
    expect(screen.getByText(headerImageInvalid.es)).toBeInTheDocument();
    expect(radio).toBeChecked();
  });

  test('shows a generic error after a network error', async () => {
    const user = await openHeader('es');
    await user.click(await choice(board));
    mockServer.use(http.put(`*${setHeaderImage.path}`, () => HttpResponse.error()));
    await user.click(set());
    expect(await screen.findByText(texts.error)).toBeInTheDocument();
    expect(screen.getByText(texts.failed)).toBeInTheDocument();
  });

  test('shows the message of a 401 and keeps the selection', async () => {
    const user = await openHeader('es');
    await user.click(await choice(board));
    mockServer.use(
      http.put(
        `*${setHeaderImage.path}`,
        () => HttpResponse.json({ message: notSignedIn.es }, { status: 401 }),
        { once: true },
      ),
    );
    await user.click(set());
    expect(await screen.findByText(notSignedIn.es)).toBeInTheDocument();
    expect(await choice(board)).toBeChecked();
    await user.click(set());
    expect(await screen.findByText(texts.updated)).toBeInTheDocument();
  });

  test('shows an error when GET /api/media/files fails and reloads on Try again', async () => {
    mockServer.use(
      http.get('*/api/media/files', () => HttpResponse.json({}, { status: 502 }), { once: true }),
    );
    const user = await openHeader('es');
    expect(await screen.findByText(texts.noImages)).toHaveAttribute('role', 'alert');
    await user.click(screen.getByRole('button', { name: texts.tryAgain }));
    expect(await choice(board)).toBeVisible();
  });

  test('says that there are no images when the folder is empty', async () => {
    for (const { id } of mediaLibrary().rows) mediaLibrary().remove(id);
    await openHeader('es');
    expect(await screen.findByText(texts.empty)).toBeVisible();
  });
});
