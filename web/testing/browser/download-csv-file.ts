import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';

/** Clicks the download button, by default in the current tab; returns the file. */
export async function downloadCsvFile(
  page: Page,
  name: string,
  container: Locator = page.getByRole('tabpanel'),
): Promise<{ name: string; text: string }> {
  const downloadPromise = page.waitForEvent('download');
  await container.getByRole('button', { name, exact: true }).click();
  const download = await downloadPromise;
  return {
    name: download.suggestedFilename(),
    text: await readFile(await download.path(), 'utf8'),
  };
}
