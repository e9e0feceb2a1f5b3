import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

/** Presses the button that saves a table, and reads what was saved. */
export async function savedTable(
  page: Page,
  name: string,
): Promise<{ name: string; text: string }> {
  const arriving = page.waitForEvent('download');
  await page.getByRole('tabpanel').getByRole('button', { name, exact: true }).click();
  const download = await arriving;
  return {
    name: download.suggestedFilename(),
    text: await readFile(await download.path(), 'utf8'),
  };
}
