import { openAndSignIn, openAsAdmin, signIn, signInTexts } from '../testing/browser/admin-sign-in';
import { findViolationsInBothSchemes } from '../testing/browser/axe';
import { expectNoOverflow } from '../testing/browser/layout';
import { expect, needsServer, test } from '../testing/browser/test';

test('/admin/login signs an admin in, and /admin redirects there again after signing out', async ({
  page,
}) => {
  await openAndSignIn(page, '/admin');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.reload();
  await page.getByRole('button', { name: signInTexts.en.signOut }).click();
  await expect(page.getByRole('button', { name: signInTexts.en.signIn })).toBeVisible();
  await page.goto('/admin/media');
  await expect(page).toHaveURL(/\/admin\/login\?next=%2Fadmin%2Fmedia$/);
});

test(
  'the session cookie is HttpOnly, and signing out ends the session on the server',
  needsServer('A page on mocks has no HttpOnly cookie.'),
  async ({ page }) => {
    await openAsAdmin(page, '/admin');
    const [cookie] = (await page.context().cookies()).filter(({ name }) =>
      name.includes('session'),
    );
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(await page.evaluate(() => document.cookie)).not.toContain(String(cookie?.name));
    await page.getByRole('button', { name: signInTexts.en.signOut }).click();
    await expect(page.getByRole('button', { name: signInTexts.en.signIn })).toBeVisible();
    const { request } = page;
    const headers = { Cookie: `${cookie?.name}=${cookie?.value}` };
    expect((await request.get('/api/admin/session', { headers })).status()).toBe(401);
  },
);

test('/admin/login works by keyboard only and focuses the page heading after signing in', async ({
  page,
}) => {
  await page.goto('/admin/media-manager');
  await page.getByLabel(signInTexts.en.username).focus();
  await page.keyboard.type('nobody');
  await page.keyboard.press('Tab');
  await page.keyboard.type('knows');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Invalid username or password');
  await signIn(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('/admin/login and /admin pass axe and do not overflow at any width', async ({ page }) => {
  for (const path of ['/admin/login', '/admin']) {
    if (path === '/admin') await openAsAdmin(page, path);
    else await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await findViolationsInBothSchemes(page), path).toEqual([]);
    for (const width of [1280, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoOverflow(page, `of ${path} at ${width} px`);
    }
  }
});
