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
  const field = () => screen.getByLabelText(texts.url);
  const title = () => screen.getByRole('textbox', { name: texts.title });

  async function typed(url: string): Promise<UserEvent> {
    const user = await openUploader('es');
    await user.click(screen.getByRole('button', { name: texts.fromUrl }));
    await user.type(field(), url);
    await user.tab();
    return user;
  }

  const upload = (user: UserEvent) =>
    user.click(screen.getByRole('button', { name: texts.upload }));

  test('derives the title from the URL, and uploads the image', async () => {
    const onUploaded = vi.fn();
    const user = await openUploader('es', { onUploaded });
    await user.click(screen.getByRole('button', { name: texts.fromUrl }));
    await user.type(field(), 'https://pictures.example/boards/fig%20board.jpg?size=large');
    await user.tab();
    expect(title()).toHaveValue('fig board');
    await upload(user);
    expect(await screen.findByRole('heading', { name: texts.successful })).toHaveFocus();
    expect(onUploaded).toHaveBeenCalledWith(expect.objectContaining({ title: 'fig board' }));
    await user.click(screen.getByRole('button', { name: texts.another }));
    expect(field()).toHaveValue('');
    expect(title()).toHaveValue('');
  });

  test('derives the title from a pasted URL before submit', async () => {
    const onUploaded = vi.fn();
    const user = await openUploader('es', { onUploaded });
    await user.click(screen.getByRole('button', { name: texts.fromUrl }));
    await user.click(field());
    await user.paste('https://pictures.example/figs.jpg');
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: texts.successful })).toBeVisible();
    expect(onUploaded).toHaveBeenCalledWith(expect.objectContaining({ title: 'figs' }));
  });

  test('updates the title when the URL changes, until the user types one', async () => {
    const user = await typed('https://pictures.example/figs.jpg');
    await user.type(field(), '{Backspace>8/}walnuts.jpg');
    expect(title()).toHaveValue('walnuts');
    await user.clear(title());
    await user.type(title(), 'Autumn');
    await user.type(field(), '{Backspace>11/}figs.jpg');
    expect(title()).toHaveValue('Autumn');
  });

  test('clears the title error when the URL provides a title', async () => {
    const user = await typed('https://pictures.example/');
    await upload(user);
    await waitFor(() => expect(title()).toHaveAccessibleDescription(texts.titleMissing));
    await user.type(field(), 'figs.jpg');
    await waitFor(() => expect(title()).not.toBeInvalid());
    expect(title()).toHaveAccessibleDescription('');
  });

  test('requires a URL', async () => {
    const user = await typed('figs');
    await user.type(title(), 'Figs');
    await upload(user);
    await waitFor(() => expect(field()).toHaveAccessibleDescription(mediaMessages.urlInvalid.es));
    expect(listRequests()).toEqual([]);
  });

  test('requires a title', async () => {
    const user = await typed('https://pictures.example/');
    await upload(user);
    await expectToast(texts.noTitle);
    expect(listRequests()).toEqual([]);
  });

  test("shows the server's error at the URL field", async () => {
    const user = await typed('http://127.0.0.1/figs.jpg');
    await upload(user);
    await expectToast(texts.rejected);
    expect(field()).toHaveAccessibleDescription(urlRejected.es);
    expect(title()).toHaveValue('figs');
    await user.clear(field());
    await user.type(field(), 'https://pictures.example/figs.jpg');
    await upload(user);
    expect(await screen.findByRole('heading', { name: texts.successful })).toBeInTheDocument();
  });

  test('shows other errors the way file uploads do', async () => {
    mockServer.use(http.post('*/api/media/files/upload', () => HttpResponse.error()));
    const user = await typed('https://pictures.example/figs.jpg');
    await upload(user);
    await expectToast(texts.unanswered);
    expect(screen.getByText(texts.stillHere)).toHaveAttribute('role', 'alert');
    expect(field()).not.toBeInvalid();
  });

  test('ignores the URL when the panel is collapsed', async () => {
    const user = await typed('figs');
    await user.click(screen.getByRole('button', { name: texts.fromUrl }));
    await upload(user);
    await expectToast(texts.nothingChosen);
  });

  test('does not pass its derived title to a file selected instead', async () => {
    const user = await typed('https://pictures.example/figs.jpg');
    await user.upload(screen.getByLabelText(texts.choose), readImage('board.jpg'));
    await screen.findByRole('img');
    expect(title()).toHaveValue('board');
  });

  test('clears its derived title when the panel is collapsed', async () => {
    const user = await typed('https://pictures.example/figs.jpg');
    await user.click(screen.getByRole('button', { name: texts.fromUrl }));
    expect(title()).toHaveValue('');
  });

  test('is replaced by a selected file', async () => {
    const user = await typed('figs');
    await user.upload(screen.getByLabelText(texts.choose), readImage('board.jpg'));
    await screen.findByRole('img');
    expect(screen.queryByLabelText(texts.url)).toBeNull();
    await upload(user);
    expect(await screen.findByRole('heading', { name: texts.successful })).toBeInTheDocument();
  });
});
