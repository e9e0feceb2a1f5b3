import { csrfHeader } from '#contract/core/endpoint';
import { createMediaFolder, listMediaFolders } from '#contract/media/admin-endpoints';
import { openAndSignIn } from './testing/browser/admin-sign-in';
import { postSubmission } from './testing/browser/inbox';
import { expect, test } from './testing/browser/test';
import { buildMockOptions } from './testing/browser/test-targets';

test.use(buildMockOptions(process.env.DEV_PORT));

// The dev server compiles sources on first request.
test.slow();

test('the home page of `npm run dev` makes at most 345 requests', async ({ page }) => {
  let count = 0;
  page.on('request', () => {
    count += 1;
  });
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible({ timeout: 60_000 });
  // Each module costs a few milliseconds: without bundles of packages and mocks there were 740.
  expect(count).toBeLessThanOrEqual(345);
});

test('`npm run dev` serves mocks, signs in, and persists writes until the URL has ?reset', async ({
  page,
}) => {
  const open = async (url: string) => {
    await page.goto(url);
    await page.locator('main h1').waitFor({ timeout: 60_000 });
  };
  const listFolders = () =>
    page.evaluate(async (path) => (await fetch(path)).text(), listMediaFolders.path);
  await page.goto('/shop');
  await expect(page.getByRole('article').first()).toBeVisible({ timeout: 60_000 });
  await openAndSignIn(page, '/admin');
  const csrfHeaders = { [csrfHeader.name]: csrfHeader.value };
  await postSubmission(
    page,
    createMediaFolder.path,
    { name: 'Autumn tables', language: 'en' },
    csrfHeaders,
  );
  await open('/admin?scenario=signed-in');
  expect(await listFolders()).toContain('Autumn tables');
  await open('/admin?reset&scenario=signed-in');
  await expect(page).toHaveURL(/\?scenario=signed-in(&|$)/);
  await expect(page).not.toHaveURL(/reset/);
  expect(await listFolders()).not.toContain('Autumn tables');
});
