import { openAsAdmin } from '../testing/browser/admin-sign-in';
import { createImageFile, libraryTexts } from '../testing/browser/media-library';
import { expect, needsServer, test } from '../testing/browser/test';

const texts = libraryTexts;

test(
  'upload whose connection is lost keeps the file and the fields, and can be retried',
  needsServer('Playwright cannot replace what a worker answers.'),
  async ({ page }) => {
    await openAsAdmin(page, '/admin/media');
    await page.getByRole('tab', { name: texts.simple }).click();
    const uploader = page.getByRole('tabpanel', { name: texts.simple });
    await uploader
      .locator('input[type=file]')
      .setInputFiles(await createImageFile('cut.png', '#8a5a00'));
    await uploader.getByLabel(texts.tags).fill('honey');
    await page.route('**/api/media/files/upload', (route) => route.abort(), { times: 1 });
    const upload = uploader.getByRole('button', { name: texts.upload, exact: true });
    await upload.click();
    await expect(page.getByText('An error occurred during upload', { exact: true })).toBeVisible();
    await expect(uploader.getByLabel(texts.title)).toHaveValue('cut');
    await expect(uploader.getByLabel(texts.tags)).toHaveValue('honey');
    await upload.click();
    await expect(page.getByText(texts.uploaded, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: texts.another }).click();
    await expect(uploader.getByLabel(texts.tags)).toHaveValue('');
  },
);

test('uploader accepts dropped and pasted images', async ({ page }) => {
  await openAsAdmin(page, '/admin/media');
  await page.getByRole('tab', { name: texts.simple }).click();
  const uploader = page.getByRole('tabpanel', { name: texts.simple });
  const { buffer } = await createImageFile('dropped.png', '#55632f');
  for (const [event, name] of [
    ['drop', 'dropped.png'],
    ['paste', 'pasted.png'],
  ] as const) {
    const data = await page.evaluateHandle(
      ([base64, called]) => {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        const transfer = new DataTransfer();
        transfer.items.add(new File([bytes], called, { type: 'image/png' }));
        return transfer;
      },
      [buffer.toString('base64'), name] as const,
    );
    if (event === 'drop') {
      await uploader.getByText('Drop or paste pictures here').dispatchEvent('drop', {
        dataTransfer: data,
      });
    } else {
      await page.evaluate((clipboardData) => {
        document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
      }, data);
    }
  }
  await uploader.getByRole('button', { name: texts.upload, exact: true }).click();
  await expect(page.getByText(texts.done(2, 2))).toBeVisible();
});

test('focal point set by keyboard stays visible in the cropped image', async ({ page }) => {
  await openAsAdmin(page, '/admin/media-manager');
  await page.getByRole('tab', { name: texts.upload }).click();
  await page
    .locator('input[type=file]')
    .setInputFiles(await createImageFile('focus.png', '#a3262a'));
  await page.getByRole('button', { name: texts.upload, exact: true }).click();
  await expect(page.getByText(texts.uploaded, { exact: true })).toBeVisible();
  const before = await page.getByRole('link', { name: texts.fullSize }).getAttribute('href');
  const details = page.getByRole('region', { name: texts.details });
  await details.getByRole('button', { name: texts.edit, exact: true }).click();
  await details.getByRole('slider', { name: texts.focus }).focus();
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowLeft');
  await expect(details.getByRole('slider')).toHaveAttribute('aria-valuetext', /^30%/);
  await details.getByRole('button', { name: texts.save }).click();
  await expect(page.getByText(texts.savedText, { exact: true })).toBeVisible();
  const after = await details.getByRole('img').getAttribute('src');
  expect(after?.split('?')[0]).toBe(before?.split('?')[0]);
  // The version is part of the URL, because responses may be cached forever.
  expect(new URLSearchParams(after?.split('?')[1]).get('v')).not.toBe(
    new URLSearchParams(before?.split('?')[1]).get('v'),
  );
});
