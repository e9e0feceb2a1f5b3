import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import type { MediaFile } from '#contract/media/schema';
import { readImage } from './testing/images';
import { messages } from './testing/messages';
import { expectToast, openUploader } from './testing/open-uploader';
import { addOutsideInput } from './testing/outside-input';
import { stubUploads } from './testing/stub-uploads';
import { createUploadedFile } from './testing/uploaded-file';

const names = ['one.jpg', 'two.jpg', 'three.jpg', 'four.jpg'];

describe('<Uploader> with several files', () => {
  const texts = messages.en;
  const getRows = () => screen.getAllByRole('listitem');
  const findRow = (name: string) => {
    const row = getRows().find((item) => within(item).queryByRole('img', { name }));
    if (!row) throw new Error(`There is no row for ${name}.`);
    return within(row);
  };
  const findTitle = (name: string) => findRow(name).getByRole('textbox', { name: texts.title });

  async function openWithFiles(onUploaded?: (file: MediaFile | undefined) => void) {
    const getUploads = stubUploads();
    const user = await openUploader('en', onUploaded && { onUploaded });
    await user.upload(screen.getByLabelText(texts.choose), names.map(readImage));
    await waitFor(() => expect(getRows()).toHaveLength(4));
    const getSentTitles = () => getUploads().map(({ fields }) => fields.title);
    const respond = (index: number, changes: Partial<MediaFile> = {}) =>
      act(async () => {
        const file = { ...createUploadedFile(names[index] ?? ''), ...changes };
        getUploads()[index]?.respond(201, { success: true, file });
      });
    return { user, getUploads, getSentTitles, respond };
  }

  const upload = (user: UserEvent) =>
    user.click(screen.getByRole('button', { name: texts.upload }));

  test('has one title per file, and shared other fields', async () => {
    const { user, getUploads } = await openWithFiles();
    expect(findTitle('one.jpg')).toHaveFocus();
    expect(findTitle('three.jpg')).toHaveValue('three');
    expect(screen.getByLabelText(texts.description)).toHaveAccessibleDescription(texts.applies);
    expect(screen.getByLabelText(texts.tags)).toHaveAccessibleDescription(texts.applies);
    await user.type(findTitle('two.jpg'), ' figs');
    await user.type(screen.getByLabelText(texts.tags), 'figs, hero');
    await upload(user);
    await waitFor(() => expect(getUploads()).toHaveLength(2));
    const [, second] = getUploads();
    expect(second?.fields).toMatchObject({ title: 'two figs', tags: 'figs,hero' });
  });

  test('uploads two at a time in order, and keeps finished ones listed', async () => {
    const onUploaded = vi.fn<(file: MediaFile | undefined) => void>();
    const { user, getSentTitles, respond } = await openWithFiles(onUploaded);
    await upload(user);
    await waitFor(() => expect(getSentTitles()).toEqual(['one', 'two']));
    await respond(1);
    await waitFor(() => expect(getSentTitles()).toEqual(['one', 'two', 'three']));
    expect(screen.getByText(texts.uploaded(1, 4))).toBeVisible();
    expect(findRow('two.jpg').getByRole('link', { name: texts.fullSize })).toHaveAttribute(
      'href',
      createUploadedFile('two.jpg').url_preview,
    );
    await respond(0);
    await waitFor(() => expect(getSentTitles()).toHaveLength(4));
    await respond(2);
    await respond(3);
    expect(await screen.findByText(texts.uploaded(4, 4))).toBeVisible();
    expect(onUploaded.mock.calls.map(([file]) => file?.id)).toEqual([
      'two.jpg',
      'one.jpg',
      'three.jpg',
      'four.jpg',
    ]);
    const another = screen.getByRole('button', { name: texts.another });
    expect(another).toHaveFocus();
    await user.click(another);
    expect(screen.getByLabelText(texts.choose)).toHaveFocus();
  });

  test('says which file lost its folder in the meantime', async () => {
    const { user, getSentTitles, respond } = await openWithFiles();
    await upload(user);
    await waitFor(() => expect(getSentTitles()).toHaveLength(2));
    await respond(0, { folder: null, folder_id: null });
    await respond(1);
    expect(await findRow('one.jpg').findByText(texts.folderDeleted)).toBeVisible();
    expect(screen.getAllByText(texts.folderDeleted)).toHaveLength(1);
  });

  test('retries a single failed upload', async () => {
    const { user, getUploads, getSentTitles, respond } = await openWithFiles();
    await upload(user);
    await waitFor(() => expect(getUploads()).toHaveLength(2));
    act(() => getUploads()[0]?.emit('timeout'));
    await expectToast(texts.networkError);
    expect(findRow('one.jpg').getByRole('alert')).toHaveTextContent(texts.stillHere);
    await waitFor(() => expect(getUploads()).toHaveLength(3));
    await respond(1);
    await respond(2);
    await respond(3);
    expect(await screen.findByText(texts.uploaded(3, 4))).toBeVisible();
    await user.click(screen.getByRole('button', { name: texts.retry('one.jpg') }));
    await waitFor(() => expect(getSentTitles()).toEqual(['one', 'two', 'three', 'four', 'one']));
    expect(findTitle('one.jpg')).toHaveFocus();
  });

  test('keeps the focus in the row when the upload of the focused title finishes', async () => {
    const { user, getUploads, respond } = await openWithFiles();
    await upload(user);
    await waitFor(() => expect(getUploads()).toHaveLength(2));
    await user.click(findTitle('one.jpg'));
    const [first, second] = getRows();
    await respond(1);
    expect(await within(second as HTMLElement).findByText('two.jpg')).toBeVisible();
    expect(findTitle('one.jpg')).toHaveFocus();
    await respond(0);
    await findRow('one.jpg').findByRole('link', { name: texts.fullSize });
    expect(getRows()[0]).toBe(first);
    expect(first).toHaveFocus();
  });

  test('does not take the focus from an element outside when all have finished', async () => {
    const { user, getUploads, respond } = await openWithFiles();
    const outsideInput = addOutsideInput();
    await upload(user);
    await user.click(outsideInput);
    for (const index of names.keys()) {
      await waitFor(() => expect(getUploads().length).toBeGreaterThan(index));
      await respond(index);
    }
    expect(await screen.findByRole('button', { name: texts.another })).toBeVisible();
    expect(outsideInput).toHaveFocus();
  });

  test('requires a title for each file', async () => {
    const { user, getUploads } = await openWithFiles();
    await user.clear(findTitle('three.jpg'));
    await upload(user);
    await expectToast(texts.noTitle);
    expect(findTitle('three.jpg')).toHaveFocus();
    expect(findTitle('three.jpg')).toHaveAccessibleDescription(texts.titleMissing);
    expect(findTitle('one.jpg')).not.toBeInvalid();
    expect(getUploads()).toEqual([]);
  });

  test('removes files one by one, aborting uploads, and shows the single form for the last', async () => {
    const { user, getUploads, getSentTitles } = await openWithFiles();
    await upload(user);
    await waitFor(() => expect(getUploads()).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: texts.remove('one.jpg') }));
    expect(getUploads()[0]?.abort).toHaveBeenCalledOnce();
    await waitFor(() => expect(getSentTitles()).toEqual(['one', 'two', 'three']));
    await user.click(screen.getByRole('button', { name: texts.remove('four.jpg') }));
    await user.click(screen.getByRole('button', { name: texts.remove('two.jpg') }));
    expect(screen.queryAllByRole('listitem')).toEqual([]);
    expect(screen.getByRole('textbox', { name: texts.title })).toHaveValue('three');
    expect(getUploads()).toHaveLength(3);
  });

  test('moves the focus when a file is removed', async () => {
    const { user } = await openWithFiles();
    await user.click(screen.getByRole('button', { name: texts.remove('two.jpg') }));
    expect(findTitle('three.jpg')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: texts.remove('four.jpg') }));
    expect(findTitle('three.jpg')).toHaveFocus();
  });
});
