import type { Page } from '@playwright/test';
import { openAsAdmin } from '../testing/browser/admin-sign-in';
import { findViolationsInBothSchemes } from '../testing/browser/axe';
import { tabTo } from '../testing/browser/keyboard';
import { expectNoOverflow } from '../testing/browser/layout';
import { createFakeImage, createImageFile, libraryTexts } from '../testing/browser/media-library';
import { expect, test } from '../testing/browser/test';

const words = libraryTexts;

const openTab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();

const chosen = (page: Page) => page.getByRole('button', { name: /^Garden Board/ });

/** Each starts from the open panel. */
const states: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'the files': async () => undefined,
  'a chosen file': async (page) => {
    await chosen(page).click();
    await expect(page.getByRole('link', { name: words.download })).toBeVisible();
  },
  'a file that is edited': async (page) => {
    await chosen(page).click();
    await page.getByRole('button', { name: words.edit, exact: true }).click();
    const details = page.getByRole('region', { name: words.details });
    await details.getByLabel(words.title).fill('');
    await page.getByRole('button', { name: words.save }).click();
    await expect(page.locator('[aria-invalid=true]')).toBeVisible();
  },
  'the question before a file is deleted': async (page) => {
    await page.getByRole('button', { name: words.delete('Garden Board') }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'what was found': async (page) => {
    await openTab(page, words.search);
    await page.getByLabel(words.searchFiles).fill('board');
    await page.keyboard.press('Enter');
    await expect(chosen(page)).toBeVisible();
  },
  'pictures that are to be uploaded': async (page) => {
    await openTab(page, words.upload);
    await page
      .locator('input[type=file]')
      .setInputFiles([await createImageFile('figs.png', '#5b2a4a'), createFakeImage('page.png')]);
    await expect(page.getByText(words.notAPicture)).toBeVisible();
  },
  'a folder that is to be made': async (page) => {
    await openTab(page, words.folders);
    await page.getByRole('button', { name: words.newFolder }).click();
    await expect(page.getByLabel(words.folderName)).toBeFocused();
  },
};

for (const [state, show] of Object.entries(states)) {
  test(`media library: axe and the layout at 320 and 1280 px with ${state}`, async ({ page }) => {
    await openAsAdmin(page, '/admin/media-manager');
    await expect(chosen(page)).toBeVisible();
    await show(page);
    await expectNoOverflow(page, 'at 1280 px');
    await page.setViewportSize({ width: 320, height: 800 });
    await expectNoOverflow(page, 'at 320 px');
    expect(await findViolationsInBothSchemes(page)).toEqual([]);
  });
}

test('media library can be used by keyboard alone', async ({ page }) => {
  await openAsAdmin(page, '/admin/media-manager');
  await page.getByRole('tab', { name: words.browse }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: words.search })).toBeFocused();
  await tabTo(page, page.getByLabel(words.searchFiles));
  await page.keyboard.type('garden');
  await page.keyboard.press('Enter');
  await chosen(page).focus();
  await page.keyboard.press('Enter');
  await expect(chosen(page)).toHaveAttribute('aria-pressed', 'true');
  const remove = page.getByRole('button', { name: words.delete('Garden Board') });
  await tabTo(page, remove);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(remove).toBeFocused();
});
