import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { productMessages } from '#contract/products/messages';
import { holdUploads } from '../../../media/uploader/testing/held-requests';
import { readImage } from '../../../media/uploader/testing/pictures';
import { uploadedFile } from '../../../media/uploader/testing/uploaded-file';
import { type OpenDialog, openAdd, openEdit, rewrite } from './testing/open-dialog';
import { messages } from './testing/sentences';

describe('<ImageField>', () => {
  const texts = messages.en;

  function drop({ dialog }: OpenDialog, ...files: readonly File[]): void {
    const frame = dialog.getByText(texts.dropHint).parentElement?.querySelector('div');
    if (!frame) throw new Error('The image frame was not found.');
    fireEvent.drop(frame, { dataTransfer: { types: ['Files'], files } });
  }

  test('hides the image URL under Advanced until it is expanded', async () => {
    const { user, dialog, field } = await openAdd('en');
    expect(dialog.getByRole('button', { name: texts.choose })).toBeVisible();
    expect(field(texts.image)).not.toBeVisible();
    await user.click(dialog.getByText(texts.advanced));
    expect(field(texts.image)).toBeVisible();
  });

  test('expands Advanced and focuses the image URL when only that is missing', async () => {
    const { user, field, press } = await openEdit('en');
    expect(field(texts.image)).not.toBeVisible();
    await rewrite(user, field(texts.image), '');
    field(texts.name).focus();
    await press(texts.save);
    await waitFor(() => expect(field(texts.image)).toHaveFocus());
    expect(field(texts.image)).toBeVisible();
    expect(field(texts.image)).toHaveAccessibleDescription(productMessages.imageUrl.en);
  });

  test('expands Advanced when the image URL is one of several errors', async () => {
    const { field, press } = await openAdd('en');
    await press(texts.save);
    await waitFor(() => expect(field(texts.name)).toHaveFocus());
    expect(field(texts.image)).toBeVisible();
  });

  test('uploads the first image file dropped on the frame and selects it', async () => {
    const uploads = holdUploads();
    const open = await openAdd('en');
    drop(open, readImage('autumn.jpg'), readImage('winter.jpg'));
    const dialog = within(await screen.findByRole('dialog', { name: texts.choosing }));
    expect(dialog.getByRole('tab', { name: texts.newPhoto, selected: true })).toBeVisible();
    await waitFor(() => expect(uploads()).toHaveLength(1));
    expect(uploads()[0]?.fields).toMatchObject({ title: 'autumn' });
    const file = uploadedFile('autumn');
    uploads()[0]?.respond(201, { success: true, file });
    await waitFor(() => expect(screen.queryByText(texts.choosing)).not.toBeInTheDocument());
    expect(open.field(texts.image)).toHaveValue(file.url_preview);
    expect(open.dialog.getByRole('button', { name: texts.change })).toBeVisible();
    expect(uploads()).toHaveLength(1);
  });

  test('shows why a dropped text file is not uploaded', async () => {
    const uploads = holdUploads();
    const open = await openAdd('en');
    drop(open, new File(['figs'], 'figs.txt', { type: 'text/plain' }));
    const dialog = within(await screen.findByRole('dialog', { name: texts.choosing }));
    expect(await dialog.findByText(/figs\.txt/)).toBeVisible();
    expect(uploads()).toHaveLength(0);
  });
});
