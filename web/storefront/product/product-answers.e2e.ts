import { boardId, getMain } from '../../testing/browser/order-form';
import { expect, test, waitForHydration } from '../../testing/browser/test';

test.use({ serviceWorkers: 'allow', permissions: ['clipboard-read', 'clipboard-write'] });

test('a product answers when, where and how, about the event, shares a size, and works offline', async ({
  page,
  context,
}) => {
  const main = getMain(page);
  const getFact = (name: string) =>
    main
      .locator('div', { has: page.locator(`dt:text-is("${name}")`) })
      .last()
      .locator('dd');
  const fees = 'Highland Park free, Northeast LA $15.00, Greater LA $35.00, or pickup';

  await test.step('the page has the answers', async () => {
    await page.goto(`/product/${boardId}`);
    await expect(getFact('Earliest')).toHaveText(/^\w{3}, \w{3} \d{1,2}$/);
    await expect(getFact('Delivery')).toHaveText(fees);
    await expect(getFact('Payment')).toContainText('Nothing now');
    await expect(getFact('Keeping it')).toContainText('30–45 minutes');
    await waitForHydration(page);
  });

  const earliest = (await getFact('Earliest').textContent()) ?? '';
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

  await test.step('the answers are about the planned event, also offline', async () => {
    await page.evaluate(() =>
      localStorage.setItem(
        'event',
        JSON.stringify({ version: 1, people: 60, place: 'greater-la', without: [], diets: [] }),
      ),
    );
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.reload();
    await expect(getFact('Delivery')).toHaveText('Greater LA $35.00');
    await expect(getFact('Earliest')).not.toHaveText(earliest);
    await context.setOffline(true);
    await page.reload();
    await expect(getFact('Delivery')).toHaveText('Greater LA $35.00');
    await expect(getFact('Earliest')).not.toHaveText(earliest);
  });

  await test.step('a question opens its answer', async () => {
    await main.getByRole('link', { name: 'What if someone has an allergy?' }).click();
    await expect(page).toHaveURL('/faq#allergens');
    await expect(main.getByText(/call us before you order/)).toBeVisible();
    await context.setOffline(false);
  });
});
