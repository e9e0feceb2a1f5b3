import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { productRules } from '#contract/products/messages';
import { holdUploads } from '../../../media/uploader/testing/held-requests';
import { photograph } from '../../../media/uploader/testing/pictures';
import { uploadedFile } from '../../../media/uploader/testing/uploaded-file';
import { type OpenDialog, openAdd, openEdit, rewrite } from './testing/open-dialog';
import { sentences } from './testing/sentences';

describe('ImageField', () => {
  const say = sentences.en;

  /** Drops files on the frame of the product's image. */
  function drop({ dialog }: OpenDialog, ...files: readonly File[]): void {
    const frame = dialog.getByText(say.dropHint).parentElement?.querySelector('div');
    if (!frame) throw new Error('There is no frame for the image.');
    fireEvent.drop(frame, { dataTransfer: { types: ['Files'], files } });
  }

  test('keeps the image address folded away under Advanced until it is opened', async () => {
    const { user, dialog, field } = await openAdd('en');
    expect(dialog.getByRole('button', { name: say.choose })).toBeVisible();
    expect(field(say.image)).not.toBeVisible();
    await user.click(dialog.getByText(say.advanced));
    expect(field(say.image)).toBeVisible();
  });

  test('unfolds and focuses the image address where only that is missing', async () => {
    const { user, field, press } = await openEdit('en');
    expect(field(say.image)).not.toBeVisible();
    await rewrite(user, field(say.image), '');
    field(say.name).focus();
    await press(say.save);
    await waitFor(() => expect(field(say.image)).toHaveFocus());
    expect(field(say.image)).toBeVisible();
    expect(field(say.image)).toHaveAccessibleDescription(productRules.imageUrl.en);
  });

  test('unfolds the image address where it is one of several mistakes', async () => {
    const { field, press } = await openAdd('en');
    await press(say.save);
    await waitFor(() => expect(field(say.name)).toHaveFocus());
    expect(field(say.image)).toBeVisible();
  });

  test('uploads a picture file that is dropped on the frame, and takes it', async () => {
    const uploads = holdUploads();
    const open = await openAdd('en');
    drop(open, photograph('autumn.jpg'), photograph('winter.jpg'));
    const dialog = within(await screen.findByRole('dialog', { name: say.choosing }));
    expect(dialog.getByRole('tab', { name: say.newPhotograph, selected: true })).toBeVisible();
    await waitFor(() => expect(uploads()).toHaveLength(1));
    expect(uploads()[0]?.fields).toMatchObject({ title: 'autumn' });
    const file = uploadedFile('autumn');
    uploads()[0]?.answer(201, { success: true, file });
    await waitFor(() => expect(screen.queryByText(say.choosing)).not.toBeInTheDocument());
    expect(open.field(say.image)).toHaveValue(file.url_preview);
    expect(open.dialog.getByRole('button', { name: say.change })).toBeVisible();
    expect(uploads()).toHaveLength(1);
  });

  test('shows why a dropped file that is no picture is not uploaded', async () => {
    const uploads = holdUploads();
    const open = await openAdd('en');
    drop(open, new File(['figs'], 'figs.txt', { type: 'text/plain' }));
    const dialog = within(await screen.findByRole('dialog', { name: say.choosing }));
    expect(await dialog.findByText(/figs\.txt/)).toBeVisible();
    expect(uploads()).toHaveLength(0);
  });
});
