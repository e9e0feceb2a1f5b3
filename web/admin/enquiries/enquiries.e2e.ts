import type { Page } from '@playwright/test';
import { sendContactMessage } from '#contract/contact';
import { byteOrderMark } from '#contract/csv-table';
import { sendRestorationRequest } from '#contract/restoration';
import { openAsAdministrator } from '../../testing/browser/administrator';
import { enquiryWords, send } from '../../testing/browser/enquiries';
import { expect, test } from '../../testing/browser/own-shop';
import { savedTable } from '../../testing/browser/saved-table';
import { shops } from '../../testing/browser/shops';

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

for (const { shop, languages, use } of shops) {
  test.describe(shop, () => {
    test.use(use);

    for (const language of languages) {
      const words = enquiryWords[language];

      test(`a message is unread until it is opened, and is saved as a table, in ${language}`, async ({
        page,
      }) => {
        const name = `Inés ${language}`;
        await openAsAdministrator(page, '/admin', language);
        await send(page, sendContactMessage.path, {
          name,
          email: 'ines@example.com',
          subject: '=HYPERLINK("https://example.com")',
          message: 'Do you make a board without walnuts?',
        });
        await page.getByRole('tab', { name: words.messages }).click();
        const row = rowOf(page, name);
        await expect(row).toContainText(words.unread);
        await page.getByRole('button', { name: words.view(name) }).click();
        const letter = page.getByRole('dialog', { name: words.messageFrom(name) });
        await expect(letter).toContainText('Do you make a board without walnuts?');
        await letter.getByRole('button', { name: words.close, exact: true }).last().click();
        await expect(row).toBeVisible();
        await expect(row).not.toContainText(words.unread);

        const table = await savedTable(page, words.downloadTable);
        expect(table.name).toMatch(/^messages-\d{4}-\d{2}-\d{2}\.csv$/);
        expect(table.text.startsWith(byteOrderMark)).toBe(true);
        expect(table.text).toContain(`"'=HYPERLINK(""https://example.com"")"`);
      });

      test(`a request goes through every status, in ${language}`, async ({ page }) => {
        const name = `Mateo ${language}`;
        await openAsAdministrator(page, '/admin', language);
        await send(page, sendRestorationRequest.path, {
          kind: 'restoration',
          name,
          email: 'mateo@example.com',
          description: 'A talavera bowl of my grandmother, broken in three.',
        });
        await page.getByRole('tab', { name: words.requests }).click();
        for (const status of words.requestStatuses) {
          await page.getByRole('button', { name: words.status(name) }).click();
          const dialog = page.getByRole('dialog');
          await dialog.getByRole('button', { name: words.statusNow }).click();
          await dialog.getByRole('option', { name: status }).click();
          await dialog.getByRole('button', { name: words.updateStatus, exact: true }).click();
          await expect(page.getByText(words.requestUpdated, { exact: true })).toBeVisible();
          await expect(dialog).toHaveCount(0);
          await expect(rowOf(page, name)).toContainText(status);
        }
        const table = await savedTable(page, words.downloadTable);
        expect(table.name).toMatch(/^requests-\d{4}-\d{2}-\d{2}\.csv$/);
        expect(table.text.startsWith(byteOrderMark)).toBe(true);
        expect(table.text).toContain(name);
      });
    }
  });
}
