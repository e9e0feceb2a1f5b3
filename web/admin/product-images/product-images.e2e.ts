import { openAsAdministrator } from '../../testing/browser/administrator';
import { expect, test } from '../../testing/browser/own-shop';
import { shops } from '../../testing/browser/shops';

const words = {
  en: {
    tab: 'Product Images',
    product: 'Product',
    board: 'Mediterranean Board',
    add: 'Add Image',
    altText: 'Alt text (optional)',
    added: 'Image added to product successfully',
    images: 'Images',
    makePrimary: /^Set as Primary/,
    primary: 'Primary',
    done: 'Primary image updated successfully',
  },
  es: {
    tab: 'Imágenes de productos',
    product: 'Producto',
    board: 'Tabla Mediterránea',
    add: 'Agregar imagen',
    altText: 'Texto alternativo (opcional)',
    added: 'Imagen agregada al producto',
    images: 'Imágenes',
    makePrimary: /^Usar como principal/,
    primary: 'Principal',
    done: 'Imagen principal actualizada',
  },
} as const;

for (const { shop, languages, use } of shops) {
  test.describe(shop, () => {
    test.use(use);

    for (const language of languages) {
      const say = words[language];

      test(`another picture of a product becomes the primary one, in ${language}`, async ({
        page,
      }) => {
        const altText = `From above ${language}`;
        await openAsAdministrator(page, '/admin', language);
        await page.getByRole('tab', { name: say.tab }).click();
        await page.getByRole('combobox', { name: say.product, exact: true }).fill(say.board);
        await page.getByRole('option', { name: say.board, exact: true }).click();
        await page.getByRole('button', { name: say.add, exact: true }).click();
        const dialog = page.getByRole('dialog', { name: say.add });
        const pictures = dialog.getByRole('radio');
        await pictures.nth(language === 'en' ? 2 : 3).check();
        await dialog.getByLabel(say.altText).fill(altText);
        await dialog.getByRole('button', { name: say.add, exact: true }).click();
        await expect(page.getByText(say.added, { exact: true })).toBeVisible();

        const images = page.getByRole('region', { name: say.images, exact: true });
        const image = images.getByRole('listitem').filter({ hasText: altText });
        await image.getByRole('button', { name: say.makePrimary }).click();
        await expect(page.getByText(say.done, { exact: true })).toBeVisible();
        await expect(image.getByText(say.primary, { exact: true })).toBeVisible();
        await expect(images.getByText(say.primary, { exact: true })).toHaveCount(1);
        await expect(images.getByRole('listitem').first()).toContainText(altText);
      });
    }
  });
}
