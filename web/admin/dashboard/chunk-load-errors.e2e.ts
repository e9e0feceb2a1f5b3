import type { BrowserContext, Page } from '@playwright/test';
import { openAsAdmin } from '../../testing/browser/admin-sign-in';
import { expect, test } from '../../testing/browser/test';

const textsByLanguage = {
  en: {
    orders: /^Order Requests/,
    products: /^Products/,
    importCsv: 'Import CSV',
    importProducts: 'Import Products',
    missing: 'This couldn’t be loaded. Nothing is lost.',
    notOpened: 'This couldn’t be opened',
    retry: 'Try again',
    close: 'Close',
    gallery: 'Media Gallery',
  },
  es: {
    orders: /^Pedidos/,
    products: /^Productos/,
    importCsv: 'Importar CSV',
    importProducts: 'Importar productos',
    missing: 'No se pudo cargar. No se pierde nada.',
    notOpened: 'No se pudo abrir',
    retry: 'Intentar de nuevo',
    close: 'Cerrar',
    gallery: 'Galería de imágenes',
  },
} as const;

/** A page without console checks: browsers log failed chunks. */
const openUnwatchedPage = (context: BrowserContext): Promise<Page> => context.newPage();

/** Counts navigations from now on. */
function countNavigations(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  return () => count;
}

const texts = textsByLanguage.en;

test('/admin offline shows an error for code that is not loaded, and recovers by itself once online', async ({
  context,
}) => {
  const page = await openUnwatchedPage(context);
  await openAsAdmin(page, '/admin?tab=products', 'en');
  await expect(page.getByRole('table')).toBeVisible();
  await context.setOffline(true);

  await page.getByRole('tab', { name: texts.orders }).click();
  await expect(page.getByRole('tabpanel').getByRole('alert')).toHaveText(texts.missing);
  await page.getByRole('tab', { name: texts.products }).click();
  await expect(page.getByRole('table')).toBeVisible();

  await page.getByRole('button', { name: texts.importCsv }).click();
  const notOpened = page.getByRole('dialog', { name: texts.notOpened });
  await expect(notOpened).toContainText(texts.missing);
  await notOpened.getByRole('button', { name: texts.close }).click();
  await expect(notOpened).toBeHidden();

  await page.getByRole('navigation').getByRole('link', { name: texts.gallery }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: texts.notOpened })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: texts.notOpened })).toBeHidden();
  await expect(page).toHaveURL(/\/admin\/media$/);
  await expect(page.getByRole('tab').first()).toBeVisible();
});

test('a dialog whose chunk is missing (404) shows an error, and opens on retry once the chunk is available', async ({
  context,
}) => {
  const texts = textsByLanguage.en;
  const page = await openUnwatchedPage(context);
  await openAsAdmin(page, '/admin?tab=products');
  await page.route('**/assets/ImportDialog-*.js', (route) => route.fulfill({ status: 404 }));
  const getNavigationCount = countNavigations(page);
  const importButton = page.getByRole('button', { name: texts.importCsv });
  // Once per build, the page reloads to check whether a newer build has the chunk.
  await importButton.click();
  await expect.poll(getNavigationCount).toBe(1);
  await importButton.click();
  const notOpened = page.getByRole('dialog', { name: texts.notOpened });
  await expect(notOpened).toContainText(texts.missing);
  expect(getNavigationCount()).toBe(1);
  await page.unroute('**/assets/ImportDialog-*.js');
  await notOpened.getByRole('button', { name: texts.retry }).click();
  const importDialog = page.getByRole('dialog', { name: texts.importProducts });
  // A browser that caches the failed import needs a reload; others fetch the chunk at once.
  await expect
    .poll(async () => (await importDialog.isVisible()) || getNavigationCount() === 2)
    .toBe(true);
  if (getNavigationCount() === 2) {
    await expect(page.getByRole('table')).toBeVisible();
    await importButton.click();
  }
  await expect(importDialog).toBeVisible();
});
