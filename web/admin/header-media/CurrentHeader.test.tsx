import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { getHeaderImage } from '#contract/settings/endpoints';
import { findFileByTitle } from '../../testing/media-manager';
import { mockServer, resetMockServer } from '../../testing/mock-server';
import { messages } from './testing/messages';
import { createHeaderMediaPage, openHeaderMedia } from './testing/open-header-media';

const board = 'Garden Board';

beforeEach(() => resetMockServer('signed-in'));

describe('<CurrentHeader>', () => {
  const texts = messages.en;
  const { findImageList, findImage, getSetButton, getHeading, getCurrentSection } =
    createHeaderMediaPage('en');

  async function openWithHeaderImage(title: string): Promise<UserEvent> {
    const user = await openHeaderMedia('en');
    await user.click(await findImage(title));
    await user.click(getSetButton());
    await screen.findByText(texts.updated);
    return user;
  }

  test('shows skeletons while the setting and the images are loading', async () => {
    await openHeaderMedia('en');
    expect(document.querySelectorAll('[aria-busy=true]')).toHaveLength(2);
    await findImageList();
    await screen.findByText(texts.none);
    expect(document.querySelectorAll('[aria-busy=true]')).toHaveLength(0);
  });

  test('removes the header image after confirmation', async () => {
    const user = await openWithHeaderImage(board);
    await user.click(getCurrentSection().getByRole('button', { name: texts.remove }));
    const dialog = within(await screen.findByRole('dialog', { name: texts.confirmRemove }));
    expect(dialog.getByText(texts.removeWarning)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: texts.remove }));
    expect(await screen.findByText(texts.none)).toBeVisible();
    expect(getCurrentSection().queryByRole('img')).toBeNull();
    await waitFor(() => expect(getHeading()).toHaveFocus());
    expect(getCurrentSection().queryByRole('button', { name: texts.remove })).toBeNull();
    expect(findFileByTitle(board)).toBeDefined();
  });

  test('keeps the header image when the removal is canceled', async () => {
    const user = await openWithHeaderImage(board);
    const removeButton = getCurrentSection().getByRole('button', { name: texts.remove });
    await user.click(removeButton);
    const dialog = within(await screen.findByRole('dialog', { name: texts.confirmRemove }));
    await user.click(dialog.getByRole('button', { name: texts.cancel }));
    await waitFor(() => expect(removeButton).toHaveFocus());
    expect(getCurrentSection().getByRole('img')).toBeVisible();
  });

  test('shows an error when the setting cannot be loaded and reloads on Try again', async () => {
    mockServer.use(http.get(`*${getHeaderImage.path}`, () => HttpResponse.error(), { once: true }));
    const user = await openHeaderMedia('en');
    expect(await screen.findByText(texts.loadFailed)).toHaveAttribute('role', 'alert');
    expect(screen.queryByText(texts.none)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: texts.retry }));
    expect(await screen.findByText(texts.none)).toBeVisible();
    expect(screen.queryByText(texts.loadFailed)).not.toBeInTheDocument();
  });
});
