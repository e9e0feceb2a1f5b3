import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { holdUploads } from '../../media/uploader/testing/held-requests';
import { readImage } from '../../media/uploader/testing/pictures';
import { messages as uploader } from '../../media/uploader/testing/sentences';
import { uploadedFile } from '../../media/uploader/testing/uploaded-file';
import { changeFile, limitFiles } from '../../testing/media-panel';
import { mediaLibrary, mockServer } from '../../testing/mock-server';
import { newest, openAdd, openEdit } from '../products/form/testing/open-dialog';
import { messages } from '../products/form/testing/sentences';

describe('<ImagePickerDialog>', () => {
  const texts = messages.es;
  const picker = async () => within(await screen.findByRole('dialog', { name: texts.choosing }));
  const findImageList = async () =>
    within(await screen.findByRole('radiogroup', { name: texts.libraryImages }));

  test('preselects the current image and selects another one by keyboard', async () => {
    const { user, field, press } = await openEdit('es');
    const { image } = newest();
    const hidden = 'Date Night Board';
    changeFile(hidden, { privacy: 'private' });
    await press(texts.change);
    const shown = await findImageList();
    const titles = shown.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
    expect(titles).toContain('Classic Board');
    expect(titles).not.toContain(hidden);
    const chosen = shown.getByRole('radio', { checked: true });
    const before = mediaLibrary().rows.find(({ id }) => id === image?.publitioId);
    expect(chosen).toHaveAccessibleName(before?.title ?? '');
    chosen.focus();
    await user.keyboard('{ArrowDown}');
    const title = shown.getByRole('radio', { checked: true }).closest('label')?.textContent;
    expect(title).not.toBe(before?.title);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByText(texts.choosing)).not.toBeInTheDocument());
    const taken = mediaLibrary().rows.find((row) => row.title === title);
    expect(field(texts.image)).toHaveDisplayValue(new RegExp(taken?.id ?? 'no file'));
    expect(screen.getByRole('button', { name: texts.change })).toHaveFocus();
  });

  test('disables its button until an image is selected and changes nothing on Escape', async () => {
    const { user, field, press } = await openAdd('es');
    await press(texts.choose);
    await findImageList();
    expect((await picker()).getByRole('button', { name: texts.take })).toBeDisabled();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText(texts.choosing)).not.toBeInTheDocument());
    expect(field(texts.image)).toHaveValue('');
  });

  test('says that there are no images when the folder is empty', async () => {
    const { press } = await openAdd('es');
    limitFiles(0);
    await press(texts.choose);
    expect(await screen.findByText(texts.noImages)).toBeVisible();
  });

  test('shows an error on 503 and reloads on Try again', async () => {
    const { user, press } = await openAdd('es');
    mockServer.use(
      http.get('*/api/media/files', () => new HttpResponse(null, { status: 503 }), { once: true }),
    );
    await press(texts.choose);
    expect(await screen.findByText(texts.libraryFailed)).toBeVisible();
    await user.click(screen.getByRole('button', { name: texts.retry }));
    expect(await findImageList()).toBeDefined();
  });

  test('selects an uploaded image', async () => {
    const { user, field, press } = await openAdd('es');
    const uploads = holdUploads();
    await press(texts.choose);
    await user.click((await picker()).getByRole('tab', { name: texts.newPhoto }));
    await user.upload(screen.getByLabelText(uploader.es.choose), readImage('autumn.jpg'));
    await user.click(await screen.findByRole('button', { name: uploader.es.upload }));
    await waitFor(() => expect(uploads()).toHaveLength(1));
    const file = uploadedFile('autumn');
    uploads()[0]?.respond(201, { success: true, file });
    await waitFor(() => expect(screen.queryByText(texts.choosing)).not.toBeInTheDocument());
    expect(field(texts.image)).toHaveValue(file.url_preview);
  });
});
