import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import type { MediaFile } from '#contract/media/schema';
import { delayUploads } from './testing/delayed-requests';
import { focusOutside } from './testing/focus-outside';
import { readImage } from './testing/images';
import { messages } from './testing/messages';
import { expectToast, openUploader } from './testing/open-uploader';
import { uploadedFile } from './testing/uploaded-file';

const names = ['one.jpg', 'two.jpg', 'three.jpg', 'four.jpg'];

describe('<Uploader> with several files', () => {
  const texts = messages.en;
  const rows = () => screen.getAllByRole('listitem');
  const findRow = (name: string) => {
    const row = rows().find((item) => within(item).queryByRole('img', { name }));
    if (!row) throw new Error(`There is no row for ${name}.`);
    return within(row);
  };
  const findTitle = (name: string) => findRow(name).getByRole('textbox', { name: texts.title });

  async function chosen(onUploaded?: (file: MediaFile | undefined) => void) {
    const pendingUploads = delayUploads();
    const user = await openUploader('en', onUploaded && { onUploaded });
    await user.upload(screen.getByLabelText(texts.choose), names.map(readImage));
    await waitFor(() => expect(rows()).toHaveLength(4));
    const titlesSent = () => pendingUploads().map(({ fields }) => fields.title);
    const arrive = (at: number, changes: Partial<MediaFile> = {}) =>
      act(async () => {
        const file = { ...uploadedFile(names[at] ?? ''), ...changes };
        pendingUploads()[at]?.respond(201, { success: true, file });
      });
    return { user, pendingUploads, titlesSent, arrive };
  }

  const upload = (user: UserEvent) =>
    user.click(screen.getByRole('button', { name: texts.upload }));

  test('has one title per file, and shared other fields', async () => {
    const { user, pendingUploads } = await chosen();
    expect(findTitle('one.jpg')).toHaveFocus();
    expect(findTitle('three.jpg')).toHaveValue('three');
    expect(screen.getByLabelText(texts.description)).toHaveAccessibleDescription(texts.applies);
    expect(screen.getByLabelText(texts.tags)).toHaveAccessibleDescription(texts.applies);
    await user.type(findTitle('two.jpg'), ' figs');
    await user.type(screen.getByLabelText(texts.tags), 'figs, hero');
    await upload(user);
    await waitFor(() => expect(pendingUploads()).toHaveLength(2));
    const [, second] = pendingUploads();
    expect(second?.fields).toMatchObject({ title: 'two figs', tags: 'figs,hero' });
  });

  test('uploads two at a time in order, and keeps finished ones listed', async () => {
    const onUploaded = vi.fn<(file: MediaFile | undefined) => void>();
    const { user, titlesSent, arrive } = await chosen(onUploaded);
    await upload(user);
    await waitFor(() => expect(titlesSent()).toEqual(['one', 'two']));
    await arrive(1);
    await waitFor(() => expect(titlesSent()).toEqual(['one', 'two', 'three']));
    expect(screen.getByText(texts.uploaded(1, 4))).toBeVisible();
    expect(findRow('two.jpg').getByRole('link', { name: texts.fullSize })).toHaveAttribute(
      'href',
      uploadedFile('two.jpg').url_preview,
    );
    await arrive(0);
    await waitFor(() => expect(titlesSent()).toHaveLength(4));
    await arrive(2);
    await arrive(3);
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
    const { user, titlesSent, arrive } = await chosen();
    await upload(user);
    await waitFor(() => expect(titlesSent()).toHaveLength(2));
    await arrive(0, { folder: null, folder_id: null });
    await arrive(1);
    expect(await findRow('one.jpg').findByText(texts.folderDeleted)).toBeVisible();
    expect(screen.getAllByText(texts.folderDeleted)).toHaveLength(1);
  });

  test('retries a single failed upload', async () => {
    const { user, pendingUploads, titlesSent, arrive } = await chosen();
    await upload(user);
    await waitFor(() => expect(pendingUploads()).toHaveLength(2));
    act(() => pendingUploads()[0]?.reportProgress('timeout'));
    await expectToast(texts.unanswered);
    expect(findRow('one.jpg').getByRole('alert')).toHaveTextContent(texts.stillHere);
    await waitFor(() => expect(pendingUploads()).toHaveLength(3));
    await arrive(1);
    await arrive(2);
    await arrive(3);
    expect(await screen.findByText(texts.uploaded(3, 4))).toBeVisible();
    await user.click(screen.getByRole('button', { name: texts.retry('one.jpg') }));
    await waitFor(() => expect(titlesSent()).toEqual(['one', 'two', 'three', 'four', 'one']));
    expect(findTitle('one.jpg')).toHaveFocus();
  });

  test('keeps the focus in the row when the upload of the focused title finishes', async () => {
    const { user, pendingUploads, arrive } = await chosen();
    await upload(user);
    await waitFor(() => expect(pendingUploads()).toHaveLength(2));
    await user.click(findTitle('one.jpg'));
    const [first, second] = rows();
    await arrive(1);
    expect(await within(second as HTMLElement).findByText('two.jpg')).toBeVisible();
    expect(findTitle('one.jpg')).toHaveFocus();
    await arrive(0);
    await findRow('one.jpg').findByRole('link', { name: texts.fullSize });
    expect(rows()[0]).toBe(first);
    expect(first).toHaveFocus();
  });

  test('does not take the focus from an element outside when all have finished', async () => {
    const { user, pendingUploads, arrive } = await chosen();
    const busyElsewhere = focusOutside();
    await upload(user);
    await user.click(busyElsewhere);
    for (const at of names.keys()) {
      await waitFor(() => expect(pendingUploads().length).toBeGreaterThan(at));
      await arrive(at);
    }
    expect(await screen.findByRole('button', { name: texts.another })).toBeVisible();
    expect(busyElsewhere).toHaveFocus();
  });

  test('requires a title for each file', async () => {
    const { user, pendingUploads } = await chosen();
    await user.clear(findTitle('three.jpg'));
    await upload(user);
    await expectToast(texts.noTitle);
    expect(findTitle('three.jpg')).toHaveFocus();
    expect(findTitle('three.jpg')).toHaveAccessibleDescription(texts.titleMissing);
    expect(findTitle('one.jpg')).not.toBeInvalid();
    expect(pendingUploads()).toEqual([]);
  });

  test('removes files one by one, aborting uploads, and shows the single form for the last', async () => {
    const { user, pendingUploads, titlesSent } = await chosen();
    await upload(user);
    await waitFor(() => expect(pendingUploads()).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: texts.remove('one.jpg') }));
    expect(pendingUploads()[0]?.abort).toHaveBeenCalledOnce();
    await waitFor(() => expect(titlesSent()).toEqual(['one', 'two', 'three']));
    await user.click(screen.getByRole('button', { name: texts.remove('four.jpg') }));
    await user.click(screen.getByRole('button', { name: texts.remove('two.jpg') }));
    expect(screen.queryAllByRole('listitem')).toEqual([]);
    expect(screen.getByRole('textbox', { name: texts.title })).toHaveValue('three');
    expect(pendingUploads()).toHaveLength(3);
  });

  test('moves the focus when a file is removed', async () => {
    const { user } = await chosen();
    await user.click(screen.getByRole('button', { name: texts.remove('two.jpg') }));
    expect(findTitle('three.jpg')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: texts.remove('four.jpg') }));
    expect(findTitle('three.jpg')).toHaveFocus();
  });
});
