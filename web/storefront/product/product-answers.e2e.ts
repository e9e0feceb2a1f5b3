import type { Page } from '@playwright/test';
import { boardId, getMain } from '../../testing/browser/order-form';
import { expect, needsServer, test, waitForHydration } from '../../testing/browser/test';

test.use({ serviceWorkers: 'allow', permissions: ['clipboard-read', 'clipboard-write'] });

const getFact = (page: Page, name: string) =>
  getMain(page)
    .locator('div', { has: page.locator(`dt:text-is("${name}")`) })
    .last()
    .locator('dd');

const saveEvent = (page: Page) =>
  page.evaluate(() =>
    localStorage.setItem(
      'event',
      JSON.stringify({ version: 1, people: 60, place: 'greater-la', without: [], diets: [] }),
    ),
  );

async function expectAnswersForEvent(page: Page, earliest: string): Promise<void> {
  await expect(getFact(page, 'Delivery')).toHaveText('Greater LA $35.00');
  await expect(getFact(page, 'Earliest')).not.toHaveText(earliest);
}

test('a product answers when, where and how, shares a size, and answers about the event', async ({
  page,
}) => {
  const main = getMain(page);
  const fees = 'Highland Park free, Northeast LA $15.00, Greater LA $35.00, or pickup';

  await test.step('the page has the answers', async () => {
    await page.goto(`/product/${boardId}`);
    await expect(getFact(page, 'Earliest')).toHaveText(/^\w{3}, \w{3} \d{1,2}$/);
    await expect(getFact(page, 'Delivery')).toHaveText(fees);
    await expect(getFact(page, 'Payment')).toContainText('Nothing now');
    await expect(getFact(page, 'Keeping it')).toContainText('30–45 minutes');
    await waitForHydration(page);
  });

  const earliest = (await getFact(page, 'Earliest').textContent()) ?? '';
  expect(earliest).not.toBe('');

  await test.step('sharing copies the link to the chosen size', async () => {
    const large = main.getByRole('radio', { name: /^Large/ });
    await large.click();
    await expect(large).toBeChecked();
    // Chromium has a share dialog on some systems only.
    await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await main.getByRole('button', { name: /^Share: / }).click();
    await expect(page.getByText('Link copied', { exact: true })).toBeVisible();
    const url = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(url).pathname + new URL(url).search).toBe(`/product/${boardId}?size=large`);
  });

  await test.step('the answers are about the planned event', async () => {
    await saveEvent(page);
    await page.reload();
    await expectAnswersForEvent(page, earliest);
  });

  await test.step('a question opens its answer', async () => {
    await main.getByRole('link', { name: 'What if someone has an allergy?' }).click();
    await expect(page).toHaveURL('/faq#allergens');
    await expect(main.getByText(/call us before you order/)).toBeVisible();
  });
});

test(
  'the answers of a product about the event are there offline',
  needsServer('The production worker serves the page offline.'),
  async ({ page, context }) => {
    await page.goto(`/product/${boardId}`);
    const earliest = (await getFact(page, 'Earliest').textContent()) ?? '';
    await waitForHydration(page);
    await saveEvent(page);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.reload();
    await expectAnswersForEvent(page, earliest);
    await context.setOffline(true);
    await page.reload();
    await expectAnswersForEvent(page, earliest);
  },
);
