import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { productMessages } from '#contract/products/messages';
import { readImage } from '../../../media/uploader/testing/images';
import { stubUploads } from '../../../media/uploader/testing/stub-uploads';
import { createUploadedFile } from '../../../media/uploader/testing/uploaded-file';
import { messages } from './testing/messages';
import {
  openAddDialog,
  openEditDialog,
  type ProductDialogPage,
  replaceText,
} from './testing/open-product-dialog';

describe('<ImageField>', () => {
  const texts = messages.en;

  function drop({ dialog }: ProductDialogPage, ...files: readonly File[]): void {
    const frame = dialog.getByText(texts.dropHint).parentElement?.querySelector('div');
    if (!frame) throw new Error('The image frame was not found.');
    fireEvent.drop(frame, { dataTransfer: { types: ['Files'], files } });
  }

  test('hides the image URL under Advanced until it is expanded', async () => {
    const { user, dialog, field } = await openAddDialog('en');
    expect(dialog.getByRole('button', { name: texts.addImage })).toBeVisible();
    expect(field(texts.image)).not.toBeVisible();
    await user.click(dialog.getByText(texts.advanced));
    expect(field(texts.image)).toBeVisible();
  });

  test('expands Advanced and focuses the image URL when only that is missing', async () => {
    const { user, field, clickButton } = await openEditDialog('en');
    expect(field(texts.image)).not.toBeVisible();
    await replaceText(user, field(texts.image), '');
    field(texts.name).focus();
    await clickButton(texts.save);
    await waitFor(() => expect(field(texts.image)).toHaveFocus());
    expect(field(texts.image)).toBeVisible();
    expect(field(texts.image)).toHaveAccessibleDescription(productMessages.imageUrl.en);
  });

  test('expands Advanced when the image URL is one of several errors', async () => {
    const { field, clickButton } = await openAddDialog('en');
    await clickButton(texts.save);
    await waitFor(() => expect(field(texts.name)).toHaveFocus());
    expect(field(texts.image)).toBeVisible();
  });

  test('uploads the first image file dropped on the frame and selects it', async () => {
    const getUploads = stubUploads();
    const page = await openAddDialog('en');
    drop(page, readImage('autumn.jpg'), readImage('winter.jpg'));
    const dialog = within(await screen.findByRole('dialog', { name: texts.imageDialog }));
    expect(dialog.getByRole('tab', { name: texts.newPhoto, selected: true })).toBeVisible();
    await waitFor(() => expect(getUploads()).toHaveLength(1));
    expect(getUploads()[0]?.fields).toMatchObject({ title: 'autumn' });
    const file = createUploadedFile('autumn');
    getUploads()[0]?.respond(201, { success: true, file });
    await waitFor(() => expect(screen.queryByText(texts.imageDialog)).not.toBeInTheDocument());
    expect(page.field(texts.image)).toHaveValue(file.url_preview);
    expect(page.dialog.getByRole('button', { name: texts.changeImage })).toBeVisible();
    expect(getUploads()).toHaveLength(1);
  });

  test('shows why a dropped text file is not uploaded', async () => {
    const getUploads = stubUploads();
    const page = await openAddDialog('en');
    drop(page, new File(['figs'], 'figs.txt', { type: 'text/plain' }));
    const dialog = within(await screen.findByRole('dialog', { name: texts.imageDialog }));
    expect(await dialog.findByText(/figs\.txt/)).toBeVisible();
    expect(getUploads()).toHaveLength(0);
  });
});
