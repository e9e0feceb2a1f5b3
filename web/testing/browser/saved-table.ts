import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';

/** Presses the button that saves a table, of the open tab unless told, and reads what was saved. */
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
