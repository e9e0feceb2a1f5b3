import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { blocksUnload } from '../../../media/uploader/testing/held-requests';
import { getCurrentUrl } from '../../../testing/addresses';
import { openPanel } from '../../../testing/media-panel';
import { dialogsClosed, newest, openAdd, openEdit, rewrite } from './testing/open-dialog';
import { messages } from './testing/sentences';

describe('<ProductDialog> with unsaved changes', () => {
  const texts = messages.en;

  async function findDialogButton(label: string): Promise<HTMLElement> {
    const question = await screen.findByRole('dialog', { name: texts.confirmDiscard });
    return within(question).getByRole('button', { name: label });
  }

  test('closes without confirmation when nothing was changed', async () => {
    const { user } = await openEdit('en');
    expect(blocksUnload()).toBe(false);
    await user.keyboard('{Escape}');
    await dialogsClosed();
  });

  test('asks for confirmation before it discards edits, on Escape and on Cancel', async () => {
    const { user, field, press } = await openAdd('en');
    await rewrite(user, field(texts.name), 'Harvest Board');
    expect(blocksUnload()).toBe(true);
    await user.keyboard('{Escape}');
    await user.click(await findDialogButton(texts.keepEditing));
    expect(field(texts.name)).toHaveValue('Harvest Board');
    await press(texts.cancel);
    await user.click(await findDialogButton(texts.discard));
    await dialogsClosed();
    expect(blocksUnload()).toBe(false);
    expect(newest().name).not.toBe('Harvest Board');
    await waitFor(() => expect(screen.getByRole('button', { name: texts.add })).toHaveFocus());
  });

  test('asks for confirmation on browser back, which closes only the dialog', async () => {
    const owner = await openPanel({ language: 'en' });
    await owner.click(screen.getByRole('link', { name: texts.dashboard }));
    const { user, field } = await openEdit('en', owner);
    await rewrite(user, field(texts.name), 'Harvest Board');
    const here = getCurrentUrl();
    history.back();
    await findDialogButton(texts.keepEditing);
    history.back();
    await waitFor(() => expect(screen.queryByText(texts.confirmDiscard)).toBeNull());
    expect(getCurrentUrl()).toBe(here);
    expect(field(texts.name)).toHaveValue('Harvest Board');
    history.back();
    await user.click(await findDialogButton(texts.discard));
    await dialogsClosed();
    expect(getCurrentUrl()).toBe(here);
    history.back();
    await waitFor(() => expect(getCurrentUrl()).toBe('/admin/media-manager'));
  });

  test('closes only the image dialog on browser back', async () => {
    const owner = await openPanel({ language: 'en' });
    await owner.click(screen.getByRole('link', { name: texts.dashboard }));
    const { field, press } = await openEdit('en', owner);
    await press(texts.change);
    expect(await screen.findByRole('dialog', { name: texts.choosing })).toBeVisible();
    history.back();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: texts.choosing })).toBeNull());
    expect(field(texts.name)).toHaveValue(newest().name);
  });
});
