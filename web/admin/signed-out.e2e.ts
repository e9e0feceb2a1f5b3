import { buildUrl } from '#contract/core/endpoint';
import { endpoints } from '#contract/index';
import { backOfficePaths } from '../routing/back-office-paths';
import { openAsAdmin, signInTexts } from '../testing/browser/admin-sign-in';
import { sendRequest } from '../testing/browser/send-request';
import { expect, test } from '../testing/browser/test';

const pages = [
  backOfficePaths.dashboard(),
  backOfficePaths.dashboard('orders'),
  backOfficePaths.mediaManagement(),
  backOfficePaths.mediaManager(),
  backOfficePaths.kitchenList(),
  backOfficePaths.settings(),
  '/admin/nothing-here',
];

const adminReadEndpoints = Object.values(endpoints).filter(
  ({ access, method }) => access === 'admin' && method === 'GET',
);

test('after signing out, every /admin page redirects to /admin/login with ?next=', async ({
  page,
}) => {
  const texts = signInTexts.es;
  await openAsAdmin(page, '/admin', 'es');
  await page.getByRole('button', { name: texts.signOut }).click();
  await expect(page.getByRole('button', { name: texts.signIn })).toBeVisible();
  for (const path of pages) {
    await page.goto(path);
    await expect(page).toHaveURL(
      (url) => url.pathname === '/admin/login' && url.searchParams.get('next') === path,
    );
    await expect(page.getByRole('button', { name: texts.signIn })).toBeVisible();
  }
});

test('after signing out, every admin GET endpoint of the API answers 401', async ({ page }) => {
  await openAsAdmin(page, '/admin');
  expect(await sendRequest({ page }, endpoints.getSession.path)).toMatchObject({ status: 200 });
  await page.getByRole('button', { name: signInTexts.en.signOut }).click();
  await expect(page.getByRole('button', { name: signInTexts.en.signIn })).toBeVisible();
  expect(adminReadEndpoints.length).toBeGreaterThan(0);
  for (const endpoint of adminReadEndpoints) {
    const url = buildUrl(endpoint, { params: { id: '1' } });
    expect(await sendRequest({ page }, url), url).toMatchObject({ status: 401 });
  }
});
