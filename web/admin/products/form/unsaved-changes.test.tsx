import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { blocksUnload } from '../../../media/uploader/testing/stub-uploads';
import { getCurrentUrl } from '../../../testing/current-url';
import { openMediaManager } from '../../../testing/media-manager';
import { messages } from './testing/messages';
import {
  getNewestProduct,
  openAddDialog,
  openEditDialog,
  replaceText,
  waitForDialogsToClose,
} from './testing/open-product-dialog';

describe('<ProductDialog> with unsaved changes', () => {
  const texts = messages.en;

  async function findDialogButton(label: string): Promise<HTMLElement> {
    const dialog = await screen.findByRole('dialog', { name: texts.confirmDiscard });
    return within(dialog).getByRole('button', { name: label });
  }

  test('closes without confirmation when nothing was changed', async () => {
    const { user } = await openEditDialog('en');
    expect(blocksUnload()).toBe(false);
    await user.keyboard('{Escape}');
    await waitForDialogsToClose();
  });

  test('asks for confirmation before it discards edits, on Escape and on Cancel', async () => {
    const { user, field, clickButton } = await openAddDialog('en');
    await replaceText(user, field(texts.name), 'Harvest Board');
    expect(blocksUnload()).toBe(true);
    await user.keyboard('{Escape}');
    await user.click(await findDialogButton(texts.keepEditing));
    expect(field(texts.name)).toHaveValue('Harvest Board');
    await clickButton(texts.cancel);
    await user.click(await findDialogButton(texts.discard));
    await waitForDialogsToClose();
    expect(blocksUnload()).toBe(false);
    expect(getNewestProduct().name).not.toBe('Harvest Board');
    await waitFor(() => expect(screen.getByRole('button', { name: texts.add })).toHaveFocus());
  });

  test('asks for confirmation on browser back, which closes only the dialog', async () => {
    const adminUser = await openMediaManager({ language: 'en' });
    await adminUser.click(screen.getByRole('link', { name: texts.dashboard }));
    const { user, field } = await openEditDialog('en', adminUser);
    await replaceText(user, field(texts.name), 'Harvest Board');
    const urlBefore = getCurrentUrl();
    history.back();
    await findDialogButton(texts.keepEditing);
    history.back();
    await waitFor(() => expect(screen.queryByText(texts.confirmDiscard)).toBeNull());
    expect(getCurrentUrl()).toBe(urlBefore);
    expect(field(texts.name)).toHaveValue('Harvest Board');
    history.back();
    await user.click(await findDialogButton(texts.discard));
    await waitForDialogsToClose();
    expect(getCurrentUrl()).toBe(urlBefore);
    history.back();
    await waitFor(() => expect(getCurrentUrl()).toBe('/admin/media-manager'));
  });

  test('closes only the image dialog on browser back', async () => {
    const adminUser = await openMediaManager({ language: 'en' });
    await adminUser.click(screen.getByRole('link', { name: texts.dashboard }));
    const { field, clickButton } = await openEditDialog('en', adminUser);
    await clickButton(texts.changeImage);
    expect(await screen.findByRole('dialog', { name: texts.imageDialog })).toBeVisible();
    history.back();
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: texts.imageDialog })).toBeNull(),
    );
    expect(field(texts.name)).toHaveValue(getNewestProduct().name);
  });
});
