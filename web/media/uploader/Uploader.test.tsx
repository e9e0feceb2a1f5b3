import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { MediaFile } from '#contract/media/schema';
import { listRequests, mockServer, resetMockServer } from '../../testing/mock-server';
import { readImage } from './testing/images';
import { messages } from './testing/messages';
import { expectToast, openUploader } from './testing/open-uploader';

const uploadUrl = '*/api/media/files/upload';

beforeEach(() => resetMockServer('signed-in'));

describe('<Uploader> with one file', () => {
  const texts = messages.en;
  const getTitleField = () => screen.getByRole('textbox', { name: texts.title });
  const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));

  async function choose(user: UserEvent, ...files: File[]): Promise<void> {
    await user.upload(screen.getByLabelText(texts.choose), files);
    await screen.findAllByRole('img');
  }

  test('asks for a file on submit', async () => {
    const user = await openUploader('en');
    await press(user, texts.upload);
    await expectToast(texts.noFile);
    expect(screen.getByLabelText(texts.choose)).toHaveFocus();
    expect(listRequests()).toEqual([]);
  });

  test('derives the title from the file name, and previews the image', async () => {
    const user = await openUploader('en');
    await choose(user, readImage('fig board.final.jpg'));
    expect(screen.getByRole('img', { name: 'fig board.final.jpg' })).toHaveAttribute(
      'src',
      'blob:picture',
    );
    expect(getTitleField()).toHaveValue('fig board.final');
    expect(getTitleField()).toHaveFocus();
  });

  test('keeps a title typed before the file was selected', async () => {
    const user = await openUploader('en');
    await user.type(getTitleField(), 'Sunday board');
    await choose(user, readImage('fig.jpg'));
    expect(getTitleField()).toHaveValue('Sunday board');
  });

  test('requires a title', async () => {
    const user = await openUploader('en');
    await choose(user, readImage('fig.jpg'));
    await user.clear(getTitleField());
    await press(user, texts.upload);
    await expectToast(texts.noTitle);
    expect(getTitleField()).toHaveAccessibleDescription(texts.titleMissing);
    expect(getTitleField()).toHaveFocus();
    expect(listRequests()).toEqual([]);
  });

  test('uploads the image and its fields, shows it, and starts again', async () => {
    const onUploaded = vi.fn<(file: MediaFile | undefined) => void>();
    const user = await openUploader('en', { onUploaded });
    await choose(user, readImage('fig.jpg'));
    await user.type(screen.getByLabelText(texts.description), 'With walnuts');
    await user.type(screen.getByLabelText(texts.tags), 'hero, figs');
    await press(user, texts.upload);

    expect(await screen.findByRole('heading', { name: texts.successful })).toHaveFocus();
    expect(onUploaded).toHaveBeenCalledOnce();
    const file = onUploaded.mock.calls[0]?.[0];
    expect(file).toMatchObject({
      title: 'fig',
      description: 'With walnuts',
      tags: ['hero', 'figs'],
      privacy: 'public',
      folder: 'Talavera',
    });
    expect(screen.getByRole('img', { name: 'fig' })).toBeInTheDocument();
    const link = screen.getByRole('link', { name: texts.fullSize });
    expect(link).toHaveAttribute('href', file?.url_preview);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');

    await press(user, texts.another);
    expect(screen.getByLabelText(texts.choose)).toHaveFocus();
    expect(getTitleField()).toHaveValue('');
    expect(screen.getByLabelText(texts.description)).toHaveValue('');
    expect(screen.getByLabelText(texts.tags)).toHaveValue('');
  });

  test('shows a toast when the uploaded file has no preview', async () => {
    mockServer.use(
      http.post(uploadUrl, () => HttpResponse.json({ success: true }, { status: 201 })),
    );
    const onUploaded = vi.fn();
    const user = await openUploader('en', { onUploaded });
    await choose(user, readImage('fig.jpg'));
    await press(user, texts.upload);
    await expectToast(texts.withoutPreview);
    expect(screen.queryByRole('link', { name: texts.fullSize })).toBeNull();
    expect(onUploaded.mock.calls).toEqual([[undefined]]);
  });

  test('starts again when a file is added after a finished upload', async () => {
    const user = await openUploader('en');
    await choose(user, readImage('fig.jpg'));
    await user.type(screen.getByLabelText(texts.tags), 'figs');
    await press(user, texts.upload);
    await screen.findByRole('heading', { name: texts.successful });
    const clipboardData = { types: ['Files'], files: [readImage('walnut.jpg')] };
    fireEvent.paste(document.body, { clipboardData });
    expect(await screen.findByRole('img', { name: 'walnut.jpg' })).toBeInTheDocument();
    expect(getTitleField()).toHaveValue('walnut');
    expect(screen.getByLabelText(texts.tags)).toHaveValue('');
  });

  test('resets everything on Clear', async () => {
    const user = await openUploader('en');
    await choose(user, readImage('fig.jpg'));
    await user.type(screen.getByLabelText(texts.description), 'With walnuts');
    await press(user, texts.clear);
    await waitFor(() => expect(screen.queryByRole('img')).toBeNull());
    expect(getTitleField()).toHaveValue('');
    expect(screen.getByLabelText(texts.description)).toHaveValue('');
  });
});

test('<Uploader> without a folder sends none, which means the folder of product images', async () => {
  const sent = vi.fn<(form: FormData) => void>();
  mockServer.use(
    http.post(uploadUrl, async ({ request }) => {
      sent(await request.formData());
      return HttpResponse.json({ success: true }, { status: 201 });
    }),
  );
  const user = await openUploader('es');
  await user.upload(screen.getByLabelText(messages.es.choose), readImage('higo.jpg'));
  await screen.findByRole('img');
  await user.click(screen.getByRole('button', { name: messages.es.upload }));
  await waitFor(() => expect(sent).toHaveBeenCalled());
  const { file, ...fields } = Object.fromEntries(sent.mock.calls[0]?.[0] ?? []);
  expect(fields).toEqual({
    language: 'es',
    title: 'higo',
    description: '',
    privacy: 'public',
  });
  expect(file).toMatchObject({ name: 'higo.jpg' });
});
