import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { mediaMessages } from '#contract/media/admin-messages';
import { urlRejected } from '#contract/media/messages';
import { listRequests, mockServer, resetMockServer } from '../../testing/mock-server';
import { readImage } from './testing/images';
import { messages } from './testing/messages';
import { expectToast, openUploader } from './testing/open-uploader';

beforeEach(() => resetMockServer('signed-in'));

describe('<UrlUpload>', () => {
  const texts = messages.es;
  const getUrlField = () => screen.getByLabelText(texts.url);
  const getTitleField = () => screen.getByRole('textbox', { name: texts.title });

  async function openWithUrl(url: string): Promise<UserEvent> {
    const user = await openUploader('es');
    await user.click(screen.getByRole('button', { name: texts.fromUrl }));
    await user.type(getUrlField(), url);
    await user.tab();
    return user;
  }

  const upload = (user: UserEvent) =>
    user.click(screen.getByRole('button', { name: texts.upload }));

  test('derives the title from the URL, and uploads the image', async () => {
    const onUploaded = vi.fn();
    const user = await openUploader('es', { onUploaded });
    await user.click(screen.getByRole('button', { name: texts.fromUrl }));
    await user.type(getUrlField(), 'https://pictures.example/boards/fig%20board.jpg?size=large');
    await user.tab();
    expect(getTitleField()).toHaveValue('fig board');
    await upload(user);
    expect(await screen.findByRole('heading', { name: texts.successful })).toHaveFocus();
    expect(onUploaded).toHaveBeenCalledWith(expect.objectContaining({ title: 'fig board' }));
    await user.click(screen.getByRole('button', { name: texts.another }));
    expect(getUrlField()).toHaveValue('');
    expect(getTitleField()).toHaveValue('');
  });

  test('derives the title from a pasted URL before submit', async () => {
    const onUploaded = vi.fn();
    const user = await openUploader('es', { onUploaded });
    await user.click(screen.getByRole('button', { name: texts.fromUrl }));
    await user.click(getUrlField());
    await user.paste('https://pictures.example/figs.jpg');
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: texts.successful })).toBeVisible();
    expect(onUploaded).toHaveBeenCalledWith(expect.objectContaining({ title: 'figs' }));
  });

  test('updates the title when the URL changes, until the user types one', async () => {
    const user = await openWithUrl('https://pictures.example/figs.jpg');
    await user.type(getUrlField(), '{Backspace>8/}walnuts.jpg');
    expect(getTitleField()).toHaveValue('walnuts');
    await user.clear(getTitleField());
    await user.type(getTitleField(), 'Autumn');
    await user.type(getUrlField(), '{Backspace>11/}figs.jpg');
    expect(getTitleField()).toHaveValue('Autumn');
  });

  test('clears the title error when the URL provides a title', async () => {
    const user = await openWithUrl('https://pictures.example/');
    await upload(user);
    await waitFor(() => expect(getTitleField()).toHaveAccessibleDescription(texts.titleMissing));
    await user.type(getUrlField(), 'figs.jpg');
    await waitFor(() => expect(getTitleField()).not.toBeInvalid());
    expect(getTitleField()).toHaveAccessibleDescription('');
  });

  test('requires a URL', async () => {
    const user = await openWithUrl('figs');
    await user.type(getTitleField(), 'Figs');
    await upload(user);
    await waitFor(() =>
      expect(getUrlField()).toHaveAccessibleDescription(mediaMessages.urlInvalid.es),
    );
    expect(listRequests()).toEqual([]);
  });

  test('requires a title', async () => {
    const user = await openWithUrl('https://pictures.example/');
    await upload(user);
    await expectToast(texts.noTitle);
    expect(listRequests()).toEqual([]);
  });

  test("shows the server's error at the URL field", async () => {
    const user = await openWithUrl('http://127.0.0.1/figs.jpg');
    await upload(user);
    await expectToast(texts.rejected);
    expect(getUrlField()).toHaveAccessibleDescription(urlRejected.es);
    expect(getTitleField()).toHaveValue('figs');
    await user.clear(getUrlField());
    await user.type(getUrlField(), 'https://pictures.example/figs.jpg');
    await upload(user);
    expect(await screen.findByRole('heading', { name: texts.successful })).toBeInTheDocument();
  });

  test('shows other errors the way file uploads do', async () => {
    mockServer.use(http.post('*/api/media/files/upload', () => HttpResponse.error()));
    const user = await openWithUrl('https://pictures.example/figs.jpg');
    await upload(user);
    await expectToast(texts.networkError);
    expect(screen.getByText(texts.stillHere)).toHaveAttribute('role', 'alert');
    expect(getUrlField()).not.toBeInvalid();
  });

  test('ignores the URL when the panel is collapsed', async () => {
    const user = await openWithUrl('figs');
    await user.click(screen.getByRole('button', { name: texts.fromUrl }));
    await upload(user);
    await expectToast(texts.noFile);
  });

  test('does not pass its derived title to a file selected instead', async () => {
    const user = await openWithUrl('https://pictures.example/figs.jpg');
    await user.upload(screen.getByLabelText(texts.choose), readImage('board.jpg'));
    await screen.findByRole('img');
    expect(getTitleField()).toHaveValue('board');
  });

  test('clears its derived title when the panel is collapsed', async () => {
    const user = await openWithUrl('https://pictures.example/figs.jpg');
    await user.click(screen.getByRole('button', { name: texts.fromUrl }));
    expect(getTitleField()).toHaveValue('');
  });

  test('is replaced by a selected file', async () => {
    const user = await openWithUrl('figs');
    await user.upload(screen.getByLabelText(texts.choose), readImage('board.jpg'));
    await screen.findByRole('img');
    expect(screen.queryByLabelText(texts.url)).toBeNull();
    await upload(user);
    expect(await screen.findByRole('heading', { name: texts.successful })).toBeInTheDocument();
  });
});
