import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { getCurrentUrl } from '../../testing/current-url';
import { openBackOffice } from '../../testing/inbox-rows';
import { getDetailsPanel, getFileCard, openMediaManager } from '../../testing/media-manager';

const texts = {
  column: 'File Details',
  edit: 'Edit',
  title: /^Title/,
  question: 'Discard your changes?',
  text: 'Your changes haven’t been saved.',
  keepButton: 'Keep editing',
  discard: 'Discard',
};

describe('useSelectedFile, selecting another file while editing,', () => {
  const queryTitleField = () =>
    getDetailsPanel(texts.column).queryByRole('textbox', { name: texts.title });

  async function openForm(user?: UserEvent) {
    user ??= await openMediaManager({ language: 'en' });
    await user.click(getFileCard('Classic Board'));
    await user.click(
      await getDetailsPanel(texts.column).findByRole('button', { name: texts.edit }),
    );
    return user;
  }

  async function selectWithUnsavedChanges(openedBy?: UserEvent) {
    const user = await openForm(openedBy);
    await user.type(queryTitleField() as HTMLElement, ' with figs');
    const other = getFileCard('Garden Board');
    await user.click(other);
    const dialog = within(await screen.findByRole('dialog', { name: texts.question }));
    expect(dialog.getByText(texts.text)).toBeVisible();
    return { user, dialog, other };
  }

  test('closes the form when there are no unsaved changes', async () => {
    const user = await openForm();
    await user.click(getFileCard('Garden Board'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(queryTitleField()).not.toBeInTheDocument();
    expect(await getDetailsPanel(texts.column).findByText('Garden Board')).toBeVisible();
  });

  test('asks before discarding changes, and keeps them on "Keep editing"', async () => {
    const { user, dialog, other } = await selectWithUnsavedChanges();
    await user.click(dialog.getByRole('button', { name: texts.keepButton }));
    await waitFor(() => expect(other).toHaveFocus());
    expect(queryTitleField()).toHaveValue('Classic Board with figs');
    expect(other).toHaveAttribute('aria-pressed', 'false');
  });

  test('keeps the changes on browser back, which closes only the question', async () => {
    const opener = await openBackOffice('/admin/settings');
    await opener.click(screen.getByRole('link', { name: 'Media Gallery' }));
    await screen.findByRole('button', { name: /^Classic Board / });
    await selectWithUnsavedChanges(opener);
    history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(getCurrentUrl()).toBe('/admin/media');
    expect(queryTitleField()).toHaveValue('Classic Board with figs');
  });

  test('asks before discarding changes, and discards them', async () => {
    const { user, dialog, other } = await selectWithUnsavedChanges();
    await user.click(dialog.getByRole('button', { name: texts.discard }));
    expect(await getDetailsPanel(texts.column).findByText('Garden Board')).toBeVisible();
    expect(other).toHaveAttribute('aria-pressed', 'true');
    await user.click(getFileCard('Classic Board'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('keeps the form when the same file is selected again', async () => {
    const user = await openForm();
    await user.type(queryTitleField() as HTMLElement, ' with figs');
    await user.click(getFileCard('Classic Board'));
    expect(queryTitleField()).toHaveValue('Classic Board with figs');
  });
});
