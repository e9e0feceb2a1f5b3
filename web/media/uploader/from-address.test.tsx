import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { mediaRules } from '#contract/media/admin-messages';
import { addressNotAsked } from '#contract/media/messages';
import { mockServer, openShop, requestsMade } from '../../testing/mock-server';
import { expectToast, openUploader } from './testing/open-uploader';
import { photograph } from './testing/pictures';
import { sentences } from './testing/sentences';

beforeEach(() => openShop('signed-in'));

describe('a picture from an address', () => {
  const say = sentences.es;
  const field = () => screen.getByLabelText(say.address);
  const title = () => screen.getByRole('textbox', { name: say.title });

  async function typed(address: string): Promise<UserEvent> {
    const user = await openUploader('es');
    await user.click(screen.getByRole('button', { name: say.fromAddress }));
    await user.type(field(), address);
    await user.tab();
    return user;
  }

  const upload = (user: UserEvent) => user.click(screen.getByRole('button', { name: say.upload }));

  test('is called as its address ends, and comes in', async () => {
    const onUploaded = vi.fn();
    const user = await openUploader('es', { onUploaded });
    await user.click(screen.getByRole('button', { name: say.fromAddress }));
    await user.type(field(), 'https://pictures.example/boards/fig%20board.jpg?size=large');
    await user.tab();
    expect(title()).toHaveValue('fig board');
    await upload(user);
    expect(await screen.findByRole('heading', { name: say.successful })).toHaveFocus();
    expect(onUploaded).toHaveBeenCalledWith(expect.objectContaining({ title: 'fig board' }));
    await user.click(screen.getByRole('button', { name: say.another }));
    expect(field()).toHaveValue('');
    expect(title()).toHaveValue('');
  });

  test('is called as a pasted address ends before that is sent', async () => {
    const onUploaded = vi.fn();
    const user = await openUploader('es', { onUploaded });
    await user.click(screen.getByRole('button', { name: say.fromAddress }));
    await user.click(field());
    await user.paste('https://pictures.example/figs.jpg');
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: say.successful })).toBeVisible();
    expect(onUploaded).toHaveBeenCalledWith(expect.objectContaining({ title: 'figs' }));
  });

  test('is called anew as its address changes, until somebody has named it', async () => {
    const user = await typed('https://pictures.example/figs.jpg');
    await user.type(field(), '{Backspace>8/}walnuts.jpg');
    expect(title()).toHaveValue('walnuts');
    await user.clear(title());
    await user.type(title(), 'Autumn');
    await user.type(field(), '{Backspace>11/}figs.jpg');
    expect(title()).toHaveValue('Autumn');
  });

  test('has nothing against a title any more that its address gave', async () => {
    const user = await typed('https://pictures.example/');
    await upload(user);
    await waitFor(() => expect(title()).toHaveAccessibleDescription(say.titleMissing));
    await user.type(field(), 'figs.jpg');
    await waitFor(() => expect(title()).not.toBeInvalid());
    expect(title()).toHaveAccessibleDescription('');
  });

  test('needs an address', async () => {
    const user = await typed('figs');
    await user.type(title(), 'Figs');
    await upload(user);
    await waitFor(() => expect(field()).toHaveAccessibleDescription(mediaRules.address.es));
    expect(requestsMade()).toEqual([]);
  });

  test('needs a title', async () => {
    const user = await typed('https://pictures.example/');
    await upload(user);
    await expectToast(say.noTitle);
    expect(requestsMade()).toEqual([]);
  });

  test('is refused beside its address, in the words of the shop', async () => {
    const user = await typed('http://127.0.0.1/figs.jpg');
    await upload(user);
    await expectToast(say.refused);
    expect(field()).toHaveAccessibleDescription(addressNotAsked.es);
    expect(title()).toHaveValue('figs');
    await user.clear(field());
    await user.type(field(), 'https://pictures.example/figs.jpg');
    await upload(user);
    expect(await screen.findByRole('heading', { name: say.successful })).toBeInTheDocument();
  });

  test('fails as a file does where the address is not at fault', async () => {
    mockServer.use(http.post('*/api/media/files/upload', () => HttpResponse.error()));
    const user = await typed('https://pictures.example/figs.jpg');
    await upload(user);
    await expectToast(say.unanswered);
    expect(screen.getByText(say.stillHere)).toHaveAttribute('role', 'alert');
    expect(field()).not.toBeInvalid();
  });

  test('has no say once it is folded away', async () => {
    const user = await typed('figs');
    await user.click(screen.getByRole('button', { name: say.fromAddress }));
    await upload(user);
    await expectToast(say.nothingChosen);
  });

  test('leaves its name to no file that is chosen in its place', async () => {
    const user = await typed('https://pictures.example/figs.jpg');
    await user.upload(screen.getByLabelText(say.choose), photograph('board.jpg'));
    await screen.findByRole('img');
    expect(title()).toHaveValue('board');
  });

  test('leaves its name behind when it is folded away', async () => {
    const user = await typed('https://pictures.example/figs.jpg');
    await user.click(screen.getByRole('button', { name: say.fromAddress }));
    expect(title()).toHaveValue('');
  });

  test('makes way for a file', async () => {
    const user = await typed('figs');
    await user.upload(screen.getByLabelText(say.choose), photograph('board.jpg'));
    await screen.findByRole('img');
    expect(screen.queryByLabelText(say.address)).toBeNull();
    await upload(user);
    expect(await screen.findByRole('heading', { name: say.successful })).toBeInTheDocument();
  });
});
