import type { Page } from '@playwright/test';
import { openAsAdmin } from '../testing/browser/admin-sign-in';
import {
  createFakeImage,
  createImageFile,
  libraryTexts as texts,
} from '../testing/browser/media-library';
import { expect, test } from '../testing/browser/test';

const openTab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();

const getCard = (page: Page, title: string) =>
  page.getByRole('button', { name: new RegExp(`^${title}( |$)`) });

// Parallel tests share one library.
const uniqueName = (title: string) => `${title} ${test.info().repeatEachIndex}`;

test('media library: an image is uploaded, described, searched for and deleted', async ({
  page,
}) => {
  const [name, title] = [uniqueName('figs'), uniqueName('Figs on a plate')];
  await openAsAdmin(page, '/admin/media-manager');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.manager);
  await expect(page.getByText(texts.note)).toBeVisible();
  await expect(page.getByText(texts.noSelection)).toBeVisible();

  await openTab(page, texts.upload);
  await page.getByRole('button', { name: texts.upload, exact: true }).click();
  await expect(page.getByText(texts.noFile, { exact: true })).toBeVisible();
  await page
    .locator('input[type=file]')
    .setInputFiles(await createImageFile(`${name}.png`, '#5b2a4a'));
  await expect(page.getByLabel(texts.title)).toHaveValue(name);
  await page.getByLabel(texts.title).fill('');
  await page.getByRole('button', { name: texts.upload, exact: true }).click();
  await expect(page.getByText(texts.titleRequired, { exact: true })).toBeVisible();
  await page.getByLabel(texts.title).fill(title);
  await page.getByLabel(texts.tags).fill('fig, plate');
  await page.getByRole('button', { name: texts.upload, exact: true }).click();
  await expect(page.getByText(texts.uploaded, { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: texts.fullSize })).toHaveAttribute(
    'href',
    /^\/api\/media\/optimize\//,
  );

  await openTab(page, texts.browse);
  await getCard(page, title).click();
  const details = page.getByRole('region', { name: texts.details });
  await expect(details).toContainText(title);
  await page.getByRole('button', { name: texts.edit, exact: true }).click();
  await page.getByLabel(texts.tags).fill('fig, plate, autumn');
  await page.getByLabel(texts.altEnglish).fill('A plate of figs');
  await page.getByRole('button', { name: texts.save }).click();
  await expect(page.getByText(texts.savedText, { exact: true })).toBeVisible();
  await expect(details).toContainText('A plate of figs');

  await openTab(page, texts.search);
  await page.getByLabel(texts.searchFiles).fill('au');
  await expect(page.getByText(texts.hint)).toBeVisible();
  await expect(page.getByRole('button', { name: texts.search, exact: true })).toBeDisabled();
  await page.getByLabel(texts.searchFiles).fill(`${title} autumn`);
  await page.keyboard.press('Enter');
  await expect(getCard(page, title)).toBeVisible();

  await page.getByRole('button', { name: texts.delete(title) }).click();
  await expect(page.getByRole('dialog')).toContainText(texts.deleteQuestion);
  await page.getByRole('button', { name: texts.confirmDelete, exact: true }).click();
  await expect(page.getByText(texts.deleted, { exact: true })).toBeVisible();
  await expect(page.getByText(texts.noSelection)).toBeVisible();
  await expect(getCard(page, title)).toHaveCount(0);
});

test('media library: several files are uploaded at once, and the one that is not an image is rejected', async ({
  page,
}) => {
  await openAsAdmin(page, '/admin/media');
  await openTab(page, texts.simple);
  await page
    .getByRole('tabpanel', { name: texts.simple })
    .locator('input[type=file]')
    .setInputFiles([
      await createImageFile(`${uniqueName('cheese')}.png`, '#e6dacb'),
      createFakeImage('page.png'),
      await createImageFile(`${uniqueName('olives')}.png`, '#55632f'),
    ]);
  await expect(page.getByText(texts.notAnImage)).toBeVisible();
  await page.getByRole('button', { name: texts.upload, exact: true }).click();
  await expect(page.getByText(texts.done(2, 2))).toBeVisible();
  await expect(page.getByRole('link', { name: texts.fullSize })).toHaveCount(2);
});

test('media library: a folder is created, and deleting an image used by products needs confirmation', async ({
  page,
}) => {
  await openAsAdmin(page, '/admin/media-manager');
  await openTab(page, texts.folders);
  await page.getByRole('button', { name: texts.newFolder }).click();
  await page.getByLabel(texts.folderName).fill(uniqueName('Boards of autumn'));
  await page.getByRole('button', { name: texts.create, exact: true }).click();
  await expect(getCard(page, uniqueName('Boards of autumn'))).toBeVisible();

  await openTab(page, texts.browse);
  await page.getByRole('button', { name: texts.delete('Classic Board'), exact: true }).click();
  await page.getByRole('button', { name: texts.confirmDelete, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: texts.inUse('Classic Board') });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('link')).not.toHaveCount(0);
  await dialog.getByRole('button', { name: texts.cancel }).click();
  await expect(getCard(page, 'Classic Board')).toBeVisible();
});
