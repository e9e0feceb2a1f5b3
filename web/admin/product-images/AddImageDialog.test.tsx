import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { productImageMessages } from '#contract/products/messages';
import { readImage } from '../../media/uploader/testing/images';
import { messages as uploaderMessages } from '../../media/uploader/testing/messages';
import { blocksUnload, stubUploads } from '../../media/uploader/testing/stub-uploads';
import { createUploadedFile } from '../../media/uploader/testing/uploaded-file';
import { getCurrentUrl } from '../../testing/current-url';
import { findFileByTitle } from '../../testing/media-manager';
import { getMediaLibrary, getProductTable, mockServer } from '../../testing/mock-server';
import { messages } from './testing/messages';
import {
  getStoredImages,
  getVisibleAltTexts,
  openProductImages,
  productId,
  setProductImages,
} from './testing/open-product-images';

const mockAddResponse = (status: number, body: object | null) =>
  mockServer.use(
    http.post(`*/api/products/${productId}/images`, () => HttpResponse.json(body, { status })),
  );

describe('<AddImageDialog>', () => {
  const texts = messages.es;

  async function openDialog(prepare = () => setProductImages([])) {
    const user = await openProductImages({ language: 'es', prepare });
    await user.click(screen.getByRole('button', { name: texts.add }));
    const dialog = within(await screen.findByRole('dialog', { name: texts.add }));
    const submit = () => user.click(dialog.getByRole('button', { name: texts.add }));
    return { user, dialog, submit };
  }

  /** Selects the product on the page first, so that the history has an entry to go back to. */
  async function openAfterSelectingProduct() {
    const user = await openProductImages({
      language: 'es',
      query: '',
      prepare: () => setProductImages([]),
    });
    await user.type(screen.getByRole('combobox', { name: texts.product }), 'seven');
    await user.click(await screen.findByRole('option', { name: /./ }));
    await user.click(screen.getByRole('button', { name: texts.add }));
    return { user, dialog: within(await screen.findByRole('dialog', { name: texts.add })) };
  }

  test('adds a library image with its alt text when none was entered', async () => {
    const { user, dialog, submit } = await openDialog();
    expect(dialog.getByRole('button', { name: texts.add })).toBeDisabled();
    await user.click(await dialog.findByRole('radio', { name: 'Garden Board' }));
    await submit();
    expect(await screen.findByText(texts.added)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const { alt } = findFileByTitle('Garden Board');
    expect(getStoredImages()).toEqual([`${alt.en}*`]);
    await waitFor(() => expect(getVisibleAltTexts(texts.list)).toEqual([alt.es]));
  });

  test('adds an image with the entered alt text by keyboard', async () => {
    const { user, dialog } = await openDialog(() => setProductImages(['Figs']));
    const imageOption = await dialog.findByRole('radio', { name: 'Garden Board' });
    imageOption.focus();
    await user.keyboard(' ');
    dialog.getByRole('textbox', { name: texts.altText }).focus();
    await user.keyboard('  Herbs and flowers {Enter}');
    expect(await screen.findByText(texts.added)).toBeVisible();
    expect(getStoredImages()).toEqual(['Figs*', 'Herbs and flowers']);
  });

  test('selects an uploaded image and keeps the entered alt text', async () => {
    const getUploads = stubUploads();
    const { user, dialog, submit } = await openDialog();
    await user.type(dialog.getByRole('textbox', { name: texts.altText }), 'Figs');
    await user.click(dialog.getByRole('button', { name: texts.newPhoto }));
    const uploadDialog = within(await screen.findByRole('dialog', { name: texts.imageDialog }));
    await user.upload(
      uploadDialog.getByLabelText(uploaderMessages.es.choose),
      readImage('autumn.jpg'),
    );
    await user.click(await uploadDialog.findByRole('button', { name: uploaderMessages.es.upload }));
    await waitFor(() => expect(getUploads()).toHaveLength(1));
    const file = createUploadedFile('autumn');
    getMediaLibrary().put({ ...findFileByTitle('Garden Board'), id: file.id, title: file.title });
    getUploads()[0]?.respond(201, { success: true, file });
    await waitFor(() => expect(screen.queryByText(texts.imageDialog)).not.toBeInTheDocument());
    expect(await dialog.findByRole('radio', { name: 'autumn', checked: true })).toBeInTheDocument();
    expect(dialog.getByText('autumn', { selector: 'p' })).toBeVisible();
    expect(dialog.getByRole('button', { name: texts.newPhoto })).toHaveFocus();
    expect(getStoredImages()).toEqual([]);
    await submit();
    expect(await screen.findByText(texts.added)).toBeVisible();
    expect(getStoredImages()).toEqual(['Figs*']);
  });

  test('selects a library image in the nested image dialog without adding it yet', async () => {
    const { user, dialog } = await openDialog();
    await user.click(await dialog.findByRole('radio', { name: 'Classic Board' }));
    await user.click(dialog.getByRole('button', { name: texts.newPhoto }));
    const imageDialog = within(await screen.findByRole('dialog', { name: texts.imageDialog }));
    await user.click(imageDialog.getByRole('tab', { name: texts.fromLibrary }));
    await user.click(await imageDialog.findByRole('radio', { name: 'Garden Board' }));
    await user.click(imageDialog.getByRole('button', { name: texts.selectImage }));
    await waitFor(() => expect(screen.queryByText(texts.imageDialog)).not.toBeInTheDocument());
    expect(await dialog.findByRole('radio', { name: 'Garden Board' })).toBeChecked();
    expect(dialog.getByRole('button', { name: texts.add })).toBeEnabled();
    expect(getStoredImages()).toEqual([]);
  });

  test('closes only the nested image dialog on browser back', async () => {
    const { user, dialog } = await openAfterSelectingProduct();
    await user.click(await dialog.findByRole('radio', { name: 'Garden Board' }));
    await user.click(dialog.getByRole('button', { name: texts.newPhoto }));
    await screen.findByRole('dialog', { name: texts.imageDialog });
    history.back();
    await waitFor(() => expect(screen.queryByText(texts.imageDialog)).not.toBeInTheDocument());
    expect(await dialog.findByRole('radio', { name: 'Garden Board' })).toBeChecked();
  });

  test('shows an error and stays open when the product already has the image', async () => {
    const { user, dialog, submit } = await openDialog(() => setProductImages(['Figs']));
    const currentImageId = getProductTable().getResponse(productId).images[0]?.publitioId;
    const file = getMediaLibrary().rows.find(({ id }) => id === currentImageId);
    const imageOption = await dialog.findByRole('radio', { name: file?.title ?? '' });
    await user.click(imageOption);
    await submit();
    expect(await screen.findByText(productImageMessages.duplicateImage.es)).toBeInTheDocument();
    expect(screen.getByText(texts.error)).toBeInTheDocument();
    expect(imageOption).toBeChecked();
  });

  test.each([
    ['a `message`', { message: 'The shelf is full.' }, 'The shelf is full.'],
    ['an `error`', { error: 'The shelf is full.' }, 'The shelf is full.'],
    ['no text', {}, texts.notAdded],
    ['no object', null, texts.notAdded],
  ])('shows the error of a 422 whose body has %s', async (_, body, message) => {
    const { user, dialog, submit } = await openDialog();
    mockAddResponse(422, body);
    await user.click(await dialog.findByRole('radio', { name: 'Garden Board' }));
    await submit();
    expect(await screen.findByText(message)).toBeInTheDocument();
  });

  test('asks for confirmation before it discards the alt text, on Escape, back and Cancel', async () => {
    const { user, dialog } = await openAfterSelectingProduct();
    const altTextField = dialog.getByRole('textbox', { name: texts.altText });
    await user.type(altTextField, 'Figs and honey');
    expect(blocksUnload()).toBe(true);
    const urlBefore = getCurrentUrl();
    for (const close of [() => user.keyboard('{Escape}'), async () => history.back()]) {
      await close();
      const confirmDialog = within(
        await screen.findByRole('dialog', { name: texts.confirmDiscard }),
      );
      await user.click(confirmDialog.getByRole('button', { name: texts.keepEditing }));
      await waitFor(() => expect(screen.queryByText(texts.confirmDiscard)).toBeNull());
      expect(altTextField).toHaveValue('Figs and honey');
    }
    await user.click(dialog.getByRole('button', { name: texts.cancel }));
    const confirmDialog = within(await screen.findByRole('dialog', { name: texts.confirmDiscard }));
    await user.click(confirmDialog.getByRole('button', { name: texts.discard }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(getCurrentUrl()).toBe(urlBefore);
    expect(getStoredImages()).toEqual([]);
  });

  test('closes on browser back and stays on the same page', async () => {
    const { user } = await openAfterSelectingProduct();
    const urlBefore = getCurrentUrl();
    history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(getCurrentUrl()).toBe(urlBefore);
    expect(screen.getByRole('button', { name: texts.add })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: texts.add }));
    expect(await screen.findByRole('dialog', { name: texts.add })).toBeVisible();
  });

  test('says that there are no images when the folder is empty', async () => {
    const { dialog } = await openDialog(() => {
      mockServer.use(http.get('*/api/media/files', () => HttpResponse.json({ files: [] })));
    });
    expect(await dialog.findByText(texts.emptyFolder)).toBeVisible();
    expect(dialog.getByRole('button', { name: texts.add })).toBeDisabled();
  });

  test('shows an error when GET /api/media/files fails', async () => {
    const { dialog } = await openDialog(() => {
      mockServer.use(http.get('*/api/media/files', () => new HttpResponse(null, { status: 500 })));
    });
    expect(await dialog.findByText(texts.libraryFailed)).toBeVisible();
  });
});
