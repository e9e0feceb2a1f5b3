import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { savePreferredLanguage } from '../../i18n/preferred-language';
import { readImage } from '../../media/uploader/testing/images';
import { messages as uploaderMessages } from '../../media/uploader/testing/messages';
import { stubUploads } from '../../media/uploader/testing/stub-uploads';
import { createUploadedFile } from '../../media/uploader/testing/uploaded-file';
import { limitFiles, updateFile } from '../../testing/media-manager';
import {
  getMediaLibrary,
  getProductTable,
  mockServer,
  resetMockServer,
} from '../../testing/mock-server';
import { visitPage } from '../../testing/visit-page';
import { messages } from '../products/form/testing/messages';
import {
  getNewestProduct,
  openAddDialog,
  openEditDialog,
} from '../products/form/testing/open-product-dialog';

/** The newest demo product is a draft without an image. */
async function openProductWithImage() {
  resetMockServer('signed-in');
  getProductTable().remove(getNewestProduct().id);
  savePreferredLanguage('es');
  return openEditDialog('es', await visitPage('/admin?tab=products'));
}

describe('<ImagePickerDialog>', () => {
  const texts = messages.es;
  const findDialog = async () =>
    within(await screen.findByRole('dialog', { name: texts.imageDialog }));
  const findImageList = async () =>
    within(await screen.findByRole('radiogroup', { name: texts.libraryImages }));

  test('preselects the current image and selects another one by keyboard', async () => {
    const { user, field, clickButton } = await openProductWithImage();
    const { image } = getNewestProduct();
    const privateTitle = 'Date Night Board';
    updateFile(privateTitle, { privacy: 'private' });
    await clickButton(texts.changeImage);
    const imageList = await findImageList();
    const titles = imageList
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.textContent);
    expect(titles).toContain('Classic Board');
    expect(titles).not.toContain(privateTitle);
    const selectedRadio = imageList.getByRole('radio', { checked: true });
    const previousFile = getMediaLibrary().rows.find(({ id }) => id === image?.publitioId);
    expect(selectedRadio).toHaveAccessibleName(previousFile?.title ?? '');
    selectedRadio.focus();
    await user.keyboard('{ArrowDown}');
    const title = imageList.getByRole('radio', { checked: true }).closest('label')?.textContent;
    expect(title).not.toBe(previousFile?.title);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByText(texts.imageDialog)).not.toBeInTheDocument());
    const selectedFile = getMediaLibrary().rows.find((row) => row.title === title);
    expect(field(texts.image)).toHaveDisplayValue(new RegExp(selectedFile?.id ?? 'no file'));
    expect(screen.getByRole('button', { name: texts.changeImage })).toHaveFocus();
  });

  test('disables its button until an image is selected and changes nothing on Escape', async () => {
    const { user, field, clickButton } = await openAddDialog('es');
    await clickButton(texts.addImage);
    await findImageList();
    expect((await findDialog()).getByRole('button', { name: texts.selectImage })).toBeDisabled();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText(texts.imageDialog)).not.toBeInTheDocument());
    expect(field(texts.image)).toHaveValue('');
  });

  test('says that there are no images when the folder is empty', async () => {
    const { clickButton } = await openAddDialog('es');
    limitFiles(0);
    await clickButton(texts.addImage);
    expect(await screen.findByText(texts.noImages)).toBeVisible();
  });

  test('shows an error on 503 and reloads on Try again', async () => {
    const { user, clickButton } = await openAddDialog('es');
    mockServer.use(
      http.get('*/api/media/files', () => new HttpResponse(null, { status: 503 }), { once: true }),
    );
    await clickButton(texts.addImage);
    expect(await screen.findByText(texts.libraryFailed)).toBeVisible();
    await user.click(screen.getByRole('button', { name: texts.retry }));
    expect(await findImageList()).toBeDefined();
  });

  test('selects an uploaded image', async () => {
    const { user, field, clickButton } = await openAddDialog('es');
    const getUploads = stubUploads();
    await clickButton(texts.addImage);
    await user.click((await findDialog()).getByRole('tab', { name: texts.newPhoto }));
    await user.upload(screen.getByLabelText(uploaderMessages.es.choose), readImage('autumn.jpg'));
    await user.click(await screen.findByRole('button', { name: uploaderMessages.es.upload }));
    await waitFor(() => expect(getUploads()).toHaveLength(1));
    const file = createUploadedFile('autumn');
    getUploads()[0]?.respond(201, { success: true, file });
    await waitFor(() => expect(screen.queryByText(texts.imageDialog)).not.toBeInTheDocument());
    expect(field(texts.image)).toHaveValue(file.url_preview);
  });
});
