import type { Page } from '@playwright/test';
import { openAsAdmin } from '../testing/browser/admin-sign-in';
import { findViolationsInBothSchemes } from '../testing/browser/axe';
import { tabTo } from '../testing/browser/keyboard';
import { expectNoOverflow } from '../testing/browser/layout';
import { createFakeImage, createImageFile, libraryTexts } from '../testing/browser/media-library';
import { expect, test } from '../testing/browser/test';

const texts = libraryTexts;

const openTab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();

const getFileButton = (page: Page) => page.getByRole('button', { name: /^Garden Board(?!,)/ });

const getDeleteButton = (page: Page) =>
  page.getByRole('button', { name: texts.delete('Garden Board'), exact: true });

/** Each starts from the open panel, or from the state before it. */
const states: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'the files': async () => undefined,
  'a chosen file': async (page) => {
    await getFileButton(page).click();
    await expect(page.getByRole('link', { name: texts.download })).toBeVisible();
  },
  'a file that is edited': async (page) => {
    await page.getByRole('button', { name: texts.edit, exact: true }).click();
    const details = page.getByRole('region', { name: texts.details });
    await details.getByLabel(texts.title).fill('');
    await page.getByRole('button', { name: texts.save }).click();
    await expect(page.locator('[aria-invalid=true]')).toBeVisible();
  },
  'the question before a file is deleted': async (page) => {
    await page.getByRole('button', { name: texts.cancel }).click();
    await getDeleteButton(page).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'what was found': async (page) => {
    await page.keyboard.press('Escape');
    await openTab(page, texts.search);
    await page.getByLabel(texts.searchFiles).fill('board');
    await page.keyboard.press('Enter');
    await expect(getFileButton(page)).toBeVisible();
  },
  'pictures that are to be uploaded': async (page) => {
    await openTab(page, texts.upload);
    await page
      .locator('input[type=file]')
      .setInputFiles([await createImageFile('figs.png', '#5b2a4a'), createFakeImage('page.png')]);
    await expect(page.getByText(texts.notAnImage)).toBeVisible();
  },
  'a folder that is to be made': async (page) => {
    await openTab(page, texts.folders);
    await page.getByRole('button', { name: texts.newFolder }).click();
    await expect(page.getByLabel(texts.folderName)).toBeFocused();
  },
};

test('media library: axe and the layout at 320 and 1280 px in every state', async ({ page }) => {
  await openAsAdmin(page, '/admin/media-manager');
  await expect(getFileButton(page)).toBeVisible();
  for (const [state, show] of Object.entries(states)) {
    await show(page);
    await expectNoOverflow(page, `at 1280 px with ${state}`);
    await page.setViewportSize({ width: 320, height: 800 });
    await expectNoOverflow(page, `at 320 px with ${state}`);
    expect.soft(await findViolationsInBothSchemes(page), `axe with ${state}`).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
  }
});

test('media library can be used by keyboard alone', async ({ page }) => {
  await openAsAdmin(page, '/admin/media-manager');
  await page.getByRole('tab', { name: texts.browse }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: texts.search })).toBeFocused();
  await tabTo(page, page.getByLabel(texts.searchFiles));
  await page.keyboard.type('garden');
  await page.keyboard.press('Enter');
  await getFileButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(getFileButton(page)).toHaveAttribute('aria-pressed', 'true');
  const remove = getDeleteButton(page);
  await tabTo(page, remove);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(remove).toBeFocused();
});
