import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { namedFileTooLarge } from '#contract/core/messages';
import { maxImageBytes } from '#contract/media/image-files';
import { notAnImage } from '#contract/media/messages';
import { resetMockServer } from '../../testing/mock-server';
import { readImage } from './testing/images';
import { messages } from './testing/messages';
import { openUploader } from './testing/open-uploader';
import { blocksUnload } from './testing/stub-uploads';

const createTextFile = () => new File(['not a picture'], 'board.jpg', { type: 'image/jpeg' });

function createOversizedImage(name: string): File {
  const file = readImage(name);
  Object.defineProperty(file, 'size', { value: maxImageBytes + 1 });
  return file;
}

const getUploader = () =>
  screen.getByRole('region', { name: /^(Upload pictures|Subir imágenes)$/ });
const createDragEvent = (...files: File[]) => ({ dataTransfer: { types: ['Files'], files } });

describe('<Uploader> file selection', () => {
  const texts = messages.en;
  const getFileInput = () => screen.getByLabelText(texts.choose);

  test('accepts several image files', async () => {
    await openUploader('en');
    expect(getFileInput()).toHaveAttribute(
      'accept',
      'image/jpeg,image/png,image/webp,image/avif,image/gif',
    );
    expect(getFileInput()).toHaveAttribute('multiple');
  });

  test('rejects files that are too large or not images, and keeps the others', async () => {
    const user = await openUploader('en');
    await user.upload(getFileInput(), [
      createTextFile(),
      createOversizedImage('one.jpg'),
      createOversizedImage('two.jpg'),
      readImage('fig.jpg'),
    ]);
    expect(await screen.findByRole('img')).toHaveAccessibleName('fig.jpg');
    const rejections = [...screen.getByRole('alert').children].map(
      ({ textContent }) => textContent,
    );
    expect(rejections).toEqual([
      notAnImage('board.jpg').en,
      namedFileTooLarge('one.jpg', maxImageBytes).en,
      namedFileTooLarge('two.jpg', maxImageBytes).en,
    ]);
  });

  test('shows an error for each of two rejected files with the same name', async () => {
    const user = await openUploader('en');
    await user.upload(getFileInput(), [createTextFile(), createTextFile()]);
    expect((await screen.findByRole('alert')).children).toHaveLength(2);
  });

  test('rejects a file added after a finished upload', async () => {
    resetMockServer('signed-in');
    const user = await openUploader('en');
    await user.upload(getFileInput(), readImage('fig.jpg'));
    await screen.findByRole('img');
    await user.click(screen.getByRole('button', { name: texts.upload }));
    await screen.findByRole('heading', { name: texts.successful });
    fireEvent.drop(getUploader(), createDragEvent(createTextFile()));
    expect(await screen.findByRole('alert')).toHaveTextContent(notAnImage('board.jpg').en);
    expect(screen.getByRole('heading', { name: texts.successful })).toBeVisible();
    await user.click(screen.getByRole('button', { name: texts.another }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('blocks unload while files are not uploaded', async () => {
    const user = await openUploader('en');
    expect(blocksUnload()).toBe(false);
    await user.upload(getFileInput(), readImage('fig.jpg'));
    await screen.findByRole('img');
    expect(blocksUnload()).toBe(true);
    await user.click(screen.getByRole('button', { name: texts.clear }));
    expect(blocksUnload()).toBe(false);
  });

  test('adds more files', async () => {
    const user = await openUploader('en');
    await user.upload(getFileInput(), readImage('one.jpg'));
    await user.upload(await screen.findByLabelText(texts.addMore), readImage('two.jpg'));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
    expect(screen.getByDisplayValue('one')).toBeInTheDocument();
    expect(screen.getByDisplayValue('two')).toHaveFocus();
  });
});

const { en: texts } = messages;

test('<Uploader> highlights the drop zone, and adds dropped files', async () => {
  await openUploader('en');
  const calm = getUploader().className;
  fireEvent.dragOver(screen.getByText('Drop or paste pictures here'), createDragEvent());
  expect(screen.getByText('Drop to add them')).toBeVisible();
  expect(getUploader().className).not.toBe(calm);
  fireEvent.dragLeave(getUploader(), { relatedTarget: document.body });
  expect(getUploader().className).toBe(calm);
  fireEvent.drop(getUploader(), createDragEvent(readImage('one.jpg'), readImage('two.jpg')));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
});

test('<Uploader> ignores files dropped outside, and the browser does not open them', async () => {
  await openUploader('en');
  const isDefaultAllowed = fireEvent.drop(document.body, createDragEvent(readImage('missed.jpg')));
  expect(isDefaultAllowed).toBe(false);
  fireEvent.drop(getUploader(), createDragEvent(readImage('hit.jpg')));
  await waitFor(() => expect(screen.getByDisplayValue('hit')).toHaveFocus());
  expect(screen.queryByDisplayValue('missed')).toBeNull();
});

test('<Uploader> does not handle text dragged into a field', async () => {
  await openUploader('en');
  const textTransfer = { dataTransfer: { types: ['text/plain'], files: [] } };
  expect(fireEvent.drop(screen.getByLabelText(texts.description), textTransfer)).toBe(true);
});

test('<Uploader> adds pasted images', async () => {
  await openUploader('en');
  const clipboardData = { types: ['Files'], files: [readImage('pasted.jpg')] };
  fireEvent.paste(document.body, { clipboardData });
  expect(await screen.findByRole('img')).toHaveAccessibleName('pasted.jpg');
});

test('<Uploader> ignores paste while it is hidden', async () => {
  await openUploader('en');
  getUploader().parentElement?.setAttribute('hidden', '');
  const clipboardData = { types: ['Files'], files: [readImage('pasted.jpg')] };
  expect(fireEvent.paste(document.body, { clipboardData })).toBe(true);
  expect(screen.queryByRole('img', { hidden: true })).toBeNull();
});

test('<Uploader> leaves text pasted into a field alone, even with an image on the clipboard', async () => {
  await openUploader('en');
  const clipboardData = { types: ['text/plain', 'Files'], files: [readImage('pasted.jpg')] };
  const isDefaultAllowed = fireEvent.paste(screen.getByLabelText(texts.description), {
    clipboardData,
  });
  expect(isDefaultAllowed).toBe(true);
  expect(screen.queryByRole('img')).toBeNull();
});
