import { door, openAsAdministrator, signIn } from '../testing/browser/administrator';
import { violationsIn } from '../testing/browser/axe';
import { shops } from '../testing/browser/shops';
import { expect, test } from '../testing/browser/test';

for (const { shop, languages, use } of shops) {
  test.describe(shop, () => {
    test.use(use);

    for (const language of languages) {
      test(`lets in who knows the pair, in ${language}, and lets nobody in after they left`, async ({
        page,
      }) => {
        await openAsAdministrator(page, '/admin', language);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await page.reload();
        await page.getByRole('button', { name: door[language].signOut }).click();
        await expect(page.getByRole('button', { name: door[language].signIn })).toBeVisible();
        await page.goto('/admin/media');
        await expect(page).toHaveURL(/\/admin\/login\?next=%2Fadmin%2Fmedia$/);
      });
    }
  });
}

test('the session is a cookie that no script can read, and ends on the server', async ({
  page,
}) => {
  await openAsAdministrator(page, '/admin');
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name.includes('session'));
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  expect(await page.evaluate(() => document.cookie)).not.toContain(String(cookie?.name));
  await page.getByRole('button', { name: door.en.signOut }).click();
  await expect(page.getByRole('button', { name: door.en.signIn })).toBeVisible();
  const { request } = page;
  const headers = { Cookie: `${cookie?.name}=${cookie?.value}` };
  expect((await request.get('/api/admin/session', { headers })).status()).toBe(401);
});

test('the back office can be used by keyboard alone, from its door on', async ({ page }) => {
  await page.goto('/admin/media-manager');
  await page.getByLabel(door.en.username).focus();
  await page.keyboard.type('nobody');
  await page.keyboard.press('Tab');
  await page.keyboard.type('knows');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Invalid username or password');
  await signIn(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

for (const width of [320, 390, 1280]) {
  test(`axe finds nothing at the door at ${width} pixels, and nothing sticks out`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/admin/login', '/admin']) {
      if (path === '/admin') await openAsAdministrator(page, path);
      else await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const colorScheme of ['light', 'dark'] as const) {
        expect(await violationsIn(page, colorScheme), path).toEqual([]);
      }
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    }
  });
}
