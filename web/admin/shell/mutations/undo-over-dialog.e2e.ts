import { openAsAdmin } from '../../../testing/browser/admin-sign-in';
import { pressKeyOn } from '../../../testing/browser/keyboard';
import { expect, test } from '../../../testing/browser/own-server';

test('the Undo toast works by mouse and by keyboard while a dialog is open', async ({ page }) => {
  await openAsAdmin(page, '/admin?tab=products');
  const row = page.getByRole('row').nth(1);
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  const dialog = page.getByRole('dialog', { name: 'Edit Product' });
  for (const undoChange of [
    () => undo.click(),
    async () => {
      await page.keyboard.press('F8');
      await pressKeyOn(page, undo);
    },
  ]) {
    await row.getByRole('switch').click();
    await expect(row).toContainText('Out of Stock');
    await expect(undo).toBeVisible();

    await row.getByRole('button', { name: /^Edit / }).click();
    await expect(dialog).toBeVisible();
    await undoChange();
    const undone = page.getByRole('listitem').filter({ hasText: 'Undone' });
    await expect(undone).toBeVisible();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(row).not.toContainText('Out of Stock');
    await expect(undone).toHaveCount(0);
  }
});
