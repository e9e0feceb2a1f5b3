import { openAsAdministrator } from './testing/browser/administrator';
import { onMocksAt } from './testing/browser/shops';
import { expect, test } from './testing/browser/test';

test.use(onMocksAt(process.env.DEV_PORT));

// Its sources are compiled when they are first asked for.
test.slow();

test('`npm run dev` opens the shop and the back office, on mocks', async ({ page }) => {
  await page.goto('/shop');
  await expect(page.getByRole('article').first()).toBeVisible({ timeout: 60_000 });
  await openAsAdministrator(page, '/admin');
});
