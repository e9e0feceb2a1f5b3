import { pressOn } from '../../../testing/browser/keyboard';
import { shops } from '../../../testing/browser/shops';
import { expect, test } from '../../../testing/browser/test';

const words = {
  en: {
    outOfStock: 'Out of Stock',
    undo: 'Undo',
    undone: 'Undone',
    edit: /^Edit /,
    dialog: 'Edit Product',
  },
  es: {
    outOfStock: 'Agotado',
    undo: 'Deshacer',
    undone: 'Deshecho',
    edit: /^Editar /,
    dialog: 'Editar producto',
  },
} as const;

for (const { onMocks, use } of shops) {
  // What is tested is the page, with the least behind it.
  if (!onMocks) continue;
  test.describe('on mocks', () => {
    test.use(use);

    for (const [language, hand] of [
      ['en', 'mouse'],
      ['es', 'keyboard'],
    ] as const) {
      test(`what was just done is taken back with the ${hand} while a dialog is open, in ${language}`, async ({
        page,
      }) => {
        const say = words[language];
        await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
        await page.goto('/admin?scenario=signed-in');
        const row = page.getByRole('row').nth(1);
        await row.getByRole('switch').click();
        await expect(row).toContainText(say.outOfStock);
        const undo = page.getByRole('button', { name: say.undo, exact: true });
        await expect(undo).toBeVisible();

        await row.getByRole('button', { name: say.edit }).click();
        const dialog = page.getByRole('dialog', { name: say.dialog });
        await expect(dialog).toBeVisible();
        if (hand === 'mouse') await undo.click();
        else {
          await page.keyboard.press('F8');
          await pressOn(page, undo);
        }
        await expect(page.getByRole('listitem').filter({ hasText: say.undone })).toBeVisible();
        await expect(dialog).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        await expect(row).not.toContainText(say.outOfStock);
      });
    }
  });
}
