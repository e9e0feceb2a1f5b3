import { expect, test, waitForHydration } from '../testing/browser/test';

const noMatchText =
  'Todas las tablas de nuestra lista llevan nueces; te preparamos la que quieras sin eso: escríbenos.';
const tracesText = /no podemos prometer que no quede ningún rastro/;

test('the search dialog lists no product with nuts for "no nuts", and leads to the contact form', async ({
  page,
}) => {
  await page.goto('/');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Search the shop' });
  await dialog.getByRole('searchbox').fill('no nuts');
  await expect(dialog.getByRole('status')).toContainText('All our listed boards carry nuts');
  await expect(dialog.getByText(/cannot promise that no trace is left/)).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveCount(0);

  await dialog.getByRole('searchbox').fill('no pork');
  await expect(dialog.getByRole('status')).toHaveText('5 products found');
  await expect(dialog.getByText('We left out what lists pork.')).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveCount(5);

  await dialog.getByRole('link', { name: 'Tell us what to leave out' }).click();
  await expect(page).toHaveURL('/contact?subject=A+board+without+pork');
  await expect(page.getByLabel('Subject')).toHaveValue('A board without pork');
});

test('/es/shop?q=sin nueces lists no product once the page is hydrated', async ({ page }) => {
  await page.goto('/es/shop?q=sin%20nueces');
  await waitForHydration(page);
  await expect(page.getByText(noMatchText)).toBeVisible();
  await expect(page.getByText(tracesText)).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('/es/shop?q=sin nueces lists no product and links to the contact form', async ({ page }) => {
    await page.goto('/es/shop?q=sin%20nueces');
    await expect(page.getByText(noMatchText)).toBeVisible();
    await expect(page.getByText(tracesText)).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
    await page.getByRole('link', { name: 'Dinos qué quitamos' }).click();
    await expect(page).toHaveURL('/es/contact?subject=Una+tabla+sin+nueces');
  });
});
