import type { Page } from '@playwright/test';
import { openAsAdmin } from '../testing/browser/admin-sign-in';
import {
  createFakeImage,
  createImageFile,
  libraryTexts as words,
} from '../testing/browser/media-library';
import { expect, test } from '../testing/browser/test';

const openTab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();

const card = (page: Page, title: string) =>
  page.getByRole('button', { name: new RegExp(`^${title}`) });

// Tests running at the same time use the same library.
const own = (title: string) => `${title} ${test.info().repeatEachIndex}`;

test('media library: an image is uploaded, described, searched for and deleted', async ({
  page,
}) => {
  const [name, title] = [own('figs'), own('Figs on a plate')];
  await openAsAdmin(page, '/admin/media-manager');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.manager);
  await expect(page.getByText(words.note)).toBeVisible();
  await expect(page.getByText(words.nothingChosen)).toBeVisible();

  await openTab(page, words.upload);
  await page.getByRole('button', { name: words.upload, exact: true }).click();
  await expect(page.getByText(words.noFile, { exact: true })).toBeVisible();
  await page
    .locator('input[type=file]')
    .setInputFiles(await createImageFile(`${name}.png`, '#5b2a4a'));
  await expect(page.getByLabel(words.title)).toHaveValue(name);
  await page.getByLabel(words.title).fill('');
  await page.getByRole('button', { name: words.upload, exact: true }).click();
  await expect(page.getByText(words.titleRequired, { exact: true })).toBeVisible();
  await page.getByLabel(words.title).fill(title);
  await page.getByLabel(words.tags).fill('fig, plate');
  await page.getByRole('button', { name: words.upload, exact: true }).click();
  await expect(page.getByText(words.uploaded, { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: words.fullSize })).toHaveAttribute(
    'href',
    /^\/api\/media\/optimize\//,
  );

  await openTab(page, words.browse);
  await card(page, title).click();
  const details = page.getByRole('region', { name: words.details });
  await expect(details).toContainText(title);
  await page.getByRole('button', { name: words.edit, exact: true }).click();
  await page.getByLabel(words.tags).fill('fig, plate, autumn');
  await page.getByLabel(words.altEnglish).fill('A plate of figs');
  await page.getByRole('button', { name: words.save }).click();
  await expect(page.getByText(words.savedText, { exact: true })).toBeVisible();
  await expect(details).toContainText('A plate of figs');

  await openTab(page, words.search);
  await page.getByLabel(words.searchFiles).fill('au');
  await expect(page.getByText(words.hint)).toBeVisible();
  await expect(page.getByRole('button', { name: words.search, exact: true })).toBeDisabled();
  await page.getByLabel(words.searchFiles).fill(`${title} autumn`);
  await page.keyboard.press('Enter');
  await expect(card(page, title)).toBeVisible();

  await page.getByRole('button', { name: words.delete(title) }).click();
  await expect(page.getByRole('dialog')).toContainText(words.deleteQuestion);
  await page.getByRole('button', { name: words.deleteIt, exact: true }).click();
  await expect(page.getByText(words.deleted, { exact: true })).toBeVisible();
  await expect(page.getByText(words.nothingChosen)).toBeVisible();
  await expect(card(page, title)).toHaveCount(0);
});

test('media library: several files are uploaded at once, and the one that is not an image is rejected', async ({
  page,
}) => {
  await openAsAdmin(page, '/admin/media');
  await openTab(page, words.simple);
  await page
    .getByRole('tabpanel', { name: words.simple })
    .locator('input[type=file]')
    .setInputFiles([
      await createImageFile(`${own('cheese')}.png`, '#e6dacb'),
      createFakeImage('page.png'),
      await createImageFile(`${own('olives')}.png`, '#55632f'),
    ]);
  await expect(page.getByText(words.notAPicture)).toBeVisible();
  await page.getByRole('button', { name: words.upload, exact: true }).click();
  await expect(page.getByText(words.done(2, 2))).toBeVisible();
  await expect(page.getByRole('link', { name: words.fullSize })).toHaveCount(2);
});

test('media library: a folder is created, and deleting an image used by products needs confirmation', async ({
  page,
}) => {
  await openAsAdmin(page, '/admin/media-manager');
  await openTab(page, words.folders);
  await page.getByRole('button', { name: words.newFolder }).click();
  await page.getByLabel(words.folderName).fill(own('Boards of autumn'));
  await page.getByRole('button', { name: words.create, exact: true }).click();
  await expect(card(page, own('Boards of autumn'))).toBeVisible();

  await openTab(page, words.browse);
  await page.getByRole('button', { name: words.delete('Classic Board') }).click();
  await page.getByRole('button', { name: words.deleteIt, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: words.inUse('Classic Board') });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('link')).not.toHaveCount(0);
  await dialog.getByRole('button', { name: words.cancel }).click();
  await expect(card(page, 'Classic Board')).toBeVisible();
});
