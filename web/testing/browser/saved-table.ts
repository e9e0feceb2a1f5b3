import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';

/** Clicks the download button, by default in the current tab; returns the file. */
export async function savedTable(
  page: Page,
  name: string,
  place: Locator = page.getByRole('tabpanel'),
): Promise<{ name: string; text: string }> {
  const arriving = page.waitForEvent('download');
  await place.getByRole('button', { name, exact: true }).click();
  const download = await arriving;
  return {
    name: download.suggestedFilename(),
    text: await readFile(await download.path(), 'utf8'),
  };
}
