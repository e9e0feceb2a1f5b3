import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { getHeaderImage } from '#contract/settings/endpoints';
import { fileTitled } from '../../testing/media-panel';
import { mockServer, openShop } from '../../testing/mock-server';
import { createHeaderMediaPage, openHeader } from './testing/open-header';
import { messages } from './testing/sentences';

const board = 'Garden Board';

beforeEach(() => openShop('signed-in'));

describe('<CurrentHeader>', () => {
  const texts = messages.en;
  const { choices, choice, set, heading, current } = createHeaderMediaPage('en');

  async function chosen(title: string): Promise<UserEvent> {
    const user = await openHeader('en');
    await user.click(await choice(title));
    await user.click(set());
    await screen.findByText(texts.updated);
    return user;
  }

  test('shows skeletons while the setting and the images are loading', async () => {
    await openHeader('en');
    expect(document.querySelectorAll('[aria-busy=true]')).toHaveLength(2);
    await choices();
    await screen.findByText(texts.none);
    expect(document.querySelectorAll('[aria-busy=true]')).toHaveLength(0);
  });

  test('removes the header image after confirmation', async () => {
    const user = await chosen(board);
    await user.click(current().getByRole('button', { name: texts.remove }));
    const dialog = within(await screen.findByRole('dialog', { name: texts.removal }));
    expect(dialog.getByText(texts.consequence)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: texts.remove }));
    expect(await screen.findByText(texts.none)).toBeVisible();
    expect(current().queryByRole('img')).toBeNull();
    await waitFor(() => expect(heading()).toHaveFocus());
    expect(current().queryByRole('button', { name: texts.remove })).toBeNull();
    expect(fileTitled(board)).toBeDefined();
  });

  test('keeps the header image when the removal is canceled', async () => {
    const user = await chosen(board);
    const remove = current().getByRole('button', { name: texts.remove });
    await user.click(remove);
    const dialog = within(await screen.findByRole('dialog', { name: texts.removal }));
    await user.click(dialog.getByRole('button', { name: texts.cancel }));
    await waitFor(() => expect(remove).toHaveFocus());
    expect(current().getByRole('img')).toBeVisible();
  });

  test('shows an error when the setting cannot be loaded and reloads on Try again', async () => {
    mockServer.use(http.get(`*${getHeaderImage.path}`, () => HttpResponse.error(), { once: true }));
    const user = await openHeader('en');
    expect(await screen.findByText(texts.unloaded)).toHaveAttribute('role', 'alert');
    expect(screen.queryByText(texts.none)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: texts.tryAgain }));
    expect(await screen.findByText(texts.none)).toBeVisible();
    expect(screen.queryByText(texts.unloaded)).not.toBeInTheDocument();
  });
});
