import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { productImageRules } from '#contract/products/messages';
import { blocksUnload, holdUploads } from '../../media/uploader/testing/held-requests';
import { readImage } from '../../media/uploader/testing/pictures';
import { sentences as uploader } from '../../media/uploader/testing/sentences';
import { uploadedFile } from '../../media/uploader/testing/uploaded-file';
import { getCurrentUrl } from '../../testing/addresses';
import { fileTitled } from '../../testing/media-panel';
import { mediaLibrary, mockServer, productTable } from '../../testing/mock-server';
import {
  getStoredImages,
  openImages,
  productId,
  setProductImages,
  shownImages,
} from './testing/open-images';
import { sentences } from './testing/sentences';

const mockAddResponse = (status: number, body: object | null) =>
  mockServer.use(
    http.post(`*/api/products/${productId}/images`, () => HttpResponse.json(body, { status })),
  );

describe('<AddImageDialog>', () => {
  const say = sentences.es;

  async function openDialog(prepare = () => setProductImages([])) {
    const user = await openImages({ language: 'es', prepare });
    await user.click(screen.getByRole('button', { name: say.add }));
    const dialog = within(await screen.findByRole('dialog', { name: say.add }));
    const press = () => user.click(dialog.getByRole('button', { name: say.add }));
    return { user, dialog, press };
  }

  /** Selects the product on the page first, so that the history has an entry to go back to. */
  async function openFromChoice() {
    const user = await openImages({
      language: 'es',
      query: '',
      prepare: () => setProductImages([]),
    });
    await user.type(screen.getByRole('combobox', { name: say.product }), 'seven');
    await user.click(await screen.findByRole('option', { name: /./ }));
    await user.click(screen.getByRole('button', { name: say.add }));
    return { user, dialog: within(await screen.findByRole('dialog', { name: say.add })) };
  }

  test('adds a library image with its alt text when none was entered', async () => {
    const { user, dialog, press } = await openDialog();
    expect(dialog.getByRole('button', { name: say.add })).toBeDisabled();
    await user.click(await dialog.findByRole('radio', { name: 'Garden Board' }));
    await press();
    expect(await screen.findByText(say.added)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const { alt } = fileTitled('Garden Board');
    expect(getStoredImages()).toEqual([`${alt.en}*`]);
    await waitFor(() => expect(shownImages(say.list)).toEqual([alt.es]));
  });

  test('adds an image with the entered alt text by keyboard', async () => {
    const { user, dialog } = await openDialog(() => setProductImages(['Figs']));
    const imageOption = await dialog.findByRole('radio', { name: 'Garden Board' });
    imageOption.focus();
    await user.keyboard(' ');
    dialog.getByRole('textbox', { name: say.altText }).focus();
    await user.keyboard('  Herbs and flowers {Enter}');
    expect(await screen.findByText(say.added)).toBeVisible();
    expect(getStoredImages()).toEqual(['Figs*', 'Herbs and flowers']);
  });

  test('selects an uploaded image and keeps the entered alt text', async () => {
    const uploads = holdUploads();
    const { user, dialog, press } = await openDialog();
    await user.type(dialog.getByRole('textbox', { name: say.altText }), 'Figs');
    await user.click(dialog.getByRole('button', { name: say.newPhoto }));
    const upload = within(await screen.findByRole('dialog', { name: say.choosing }));
    await user.upload(upload.getByLabelText(uploader.es.choose), readImage('autumn.jpg'));
    await user.click(await upload.findByRole('button', { name: uploader.es.upload }));
    await waitFor(() => expect(uploads()).toHaveLength(1));
    const file = uploadedFile('autumn');
    mediaLibrary().put({ ...fileTitled('Garden Board'), id: file.id, title: file.title });
    uploads()[0]?.respond(201, { success: true, file });
    await waitFor(() => expect(screen.queryByText(say.choosing)).not.toBeInTheDocument());
    expect(await dialog.findByRole('radio', { name: 'autumn', checked: true })).toBeInTheDocument();
    expect(dialog.getByText('autumn', { selector: 'p' })).toBeVisible();
    expect(dialog.getByRole('button', { name: say.newPhoto })).toHaveFocus();
    expect(getStoredImages()).toEqual([]);
    await press();
    expect(await screen.findByText(say.added)).toBeVisible();
    expect(getStoredImages()).toEqual(['Figs*']);
  });

  test('selects a library image in the nested image dialog without adding it yet', async () => {
    const { user, dialog } = await openDialog();
    await user.click(await dialog.findByRole('radio', { name: 'Classic Board' }));
    await user.click(dialog.getByRole('button', { name: say.newPhoto }));
    const choice = within(await screen.findByRole('dialog', { name: say.choosing }));
    await user.click(choice.getByRole('tab', { name: say.fromLibrary }));
    await user.click(await choice.findByRole('radio', { name: 'Garden Board' }));
    await user.click(choice.getByRole('button', { name: say.take }));
    await waitFor(() => expect(screen.queryByText(say.choosing)).not.toBeInTheDocument());
    expect(await dialog.findByRole('radio', { name: 'Garden Board' })).toBeChecked();
    expect(dialog.getByRole('button', { name: say.add })).toBeEnabled();
    expect(getStoredImages()).toEqual([]);
  });

  test('closes only the nested image dialog on browser back', async () => {
    const { user, dialog } = await openFromChoice();
    await user.click(await dialog.findByRole('radio', { name: 'Garden Board' }));
    await user.click(dialog.getByRole('button', { name: say.newPhoto }));
    await screen.findByRole('dialog', { name: say.choosing });
    history.back();
    await waitFor(() => expect(screen.queryByText(say.choosing)).not.toBeInTheDocument());
    expect(await dialog.findByRole('radio', { name: 'Garden Board' })).toBeChecked();
  });

  test('shows an error and stays open when the product already has the image', async () => {
    const { user, dialog, press } = await openDialog(() => setProductImages(['Figs']));
    const shown = productTable().shown(productId).images[0]?.publitioId;
    const file = mediaLibrary().rows.find(({ id }) => id === shown);
    const imageOption = await dialog.findByRole('radio', { name: file?.title ?? '' });
    await user.click(imageOption);
    await press();
    expect(await screen.findByText(productImageRules.shownAlready.es)).toBeInTheDocument();
    expect(screen.getByText(say.error)).toBeInTheDocument();
    expect(imageOption).toBeChecked();
  });

  test.each([
    ['a `message`', { message: 'The shelf is full.' }, 'The shelf is full.'],
    ['an `error`', { error: 'The shelf is full.' }, 'The shelf is full.'],
    ['no text', {}, say.notAdded],
    ['no object', null, say.notAdded],
  ])('shows the error of a 422 whose body has %s', async (_, body, told) => {
    const { user, dialog, press } = await openDialog();
    mockAddResponse(422, body);
    await user.click(await dialog.findByRole('radio', { name: 'Garden Board' }));
    await press();
    expect(await screen.findByText(told)).toBeInTheDocument();
  });

  test('asks for confirmation before it discards the alt text, on Escape, back and Cancel', async () => {
    const { user, dialog } = await openFromChoice();
    const words = dialog.getByRole('textbox', { name: say.altText });
    await user.type(words, 'Figs and honey');
    expect(blocksUnload()).toBe(true);
    const here = getCurrentUrl();
    for (const leave of [() => user.keyboard('{Escape}'), async () => history.back()]) {
      await leave();
      const question = within(await screen.findByRole('dialog', { name: say.confirmDiscard }));
      await user.click(question.getByRole('button', { name: say.keepEditing }));
      await waitFor(() => expect(screen.queryByText(say.confirmDiscard)).toBeNull());
      expect(words).toHaveValue('Figs and honey');
    }
    await user.click(dialog.getByRole('button', { name: say.cancel }));
    const question = within(await screen.findByRole('dialog', { name: say.confirmDiscard }));
    await user.click(question.getByRole('button', { name: say.discard }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(getCurrentUrl()).toBe(here);
    expect(getStoredImages()).toEqual([]);
  });

  test('closes on browser back and stays on the same page', async () => {
    const { user } = await openFromChoice();
    const here = getCurrentUrl();
    history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(getCurrentUrl()).toBe(here);
    expect(screen.getByRole('button', { name: say.add })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: say.add }));
    expect(await screen.findByRole('dialog', { name: say.add })).toBeVisible();
  });

  test('says that there are no images when the folder is empty', async () => {
    const { dialog } = await openDialog(() => {
      mockServer.use(http.get('*/api/media/files', () => HttpResponse.json({ files: [] })));
    });
    expect(await dialog.findByText(say.emptyFolder)).toBeVisible();
    expect(dialog.getByRole('button', { name: say.add })).toBeDisabled();
  });

  test('shows an error when GET /api/media/files fails', async () => {
    const { dialog } = await openDialog(() => {
      mockServer.use(http.get('*/api/media/files', () => new HttpResponse(null, { status: 500 })));
    });
    expect(await dialog.findByText(say.libraryFailed)).toBeVisible();
  });
});
