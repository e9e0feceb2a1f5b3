import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { blocksUnload } from '../../../media/uploader/testing/held-requests';
import { getCurrentUrl } from '../../../testing/addresses';
import { openPanel } from '../../../testing/media-panel';
import { dialogsClosed, newest, openAdd, openEdit, rewrite } from './testing/open-dialog';
import { sentences } from './testing/sentences';

describe('<ProductDialog> with unsaved changes', () => {
  const say = sentences.en;

  async function findDialogButton(word: string): Promise<HTMLElement> {
    const question = await screen.findByRole('dialog', { name: say.confirmDiscard });
    return within(question).getByRole('button', { name: word });
  }

  test('closes without confirmation when nothing was changed', async () => {
    const { user } = await openEdit('en');
    expect(blocksUnload()).toBe(false);
    await user.keyboard('{Escape}');
    await dialogsClosed();
  });

  test('asks for confirmation before it discards edits, on Escape and on Cancel', async () => {
    const { user, field, press } = await openAdd('en');
    await rewrite(user, field(say.name), 'Harvest Board');
    expect(blocksUnload()).toBe(true);
    await user.keyboard('{Escape}');
    await user.click(await findDialogButton(say.keepEditing));
    expect(field(say.name)).toHaveValue('Harvest Board');
    await press(say.cancel);
    await user.click(await findDialogButton(say.discard));
    await dialogsClosed();
    expect(blocksUnload()).toBe(false);
    expect(newest().name).not.toBe('Harvest Board');
    await waitFor(() => expect(screen.getByRole('button', { name: say.add })).toHaveFocus());
  });

  test('asks for confirmation on browser back, which closes only the dialog', async () => {
    const owner = await openPanel({ language: 'en' });
    await owner.click(screen.getByRole('link', { name: say.dashboard }));
    const { user, field } = await openEdit('en', owner);
    await rewrite(user, field(say.name), 'Harvest Board');
    const here = getCurrentUrl();
    history.back();
    await findDialogButton(say.keepEditing);
    history.back();
    await waitFor(() => expect(screen.queryByText(say.confirmDiscard)).toBeNull());
    expect(getCurrentUrl()).toBe(here);
    expect(field(say.name)).toHaveValue('Harvest Board');
    history.back();
    await user.click(await findDialogButton(say.discard));
    await dialogsClosed();
    expect(getCurrentUrl()).toBe(here);
    history.back();
    await waitFor(() => expect(getCurrentUrl()).toBe('/admin/media-manager'));
  });

  test('closes only the image dialog on browser back', async () => {
    const owner = await openPanel({ language: 'en' });
    await owner.click(screen.getByRole('link', { name: say.dashboard }));
    const { field, press } = await openEdit('en', owner);
    await press(say.change);
    expect(await screen.findByRole('dialog', { name: say.choosing })).toBeVisible();
    history.back();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: say.choosing })).toBeNull());
    expect(field(say.name)).toHaveValue(newest().name);
  });
});
