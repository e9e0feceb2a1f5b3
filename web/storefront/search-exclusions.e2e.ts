import { expect, needsServer, test, waitForHydration } from '../testing/browser/test';

const summary =
  'Todas las tablas de nuestra lista llevan nueces; estas te las preparamos sin eso: dinos al pedir.';
const tracesText = /no podemos prometer que no quede ningún rastro/;
const onRequestHeading = 'Estas te las preparamos sin eso';
/** Contains nuts that the owner doesn't leave out. */
const nutBoard = 'Tabla de Postres';

test('the search dialog lists for "no nuts" only what is made without, and leads to the contact form', async ({
  page,
}) => {
  await page.goto('/');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Search the shop' });
  await dialog.getByRole('searchbox').fill('no nuts');
  await expect(dialog.getByRole('status')).toContainText('All our listed boards carry nuts');
  await expect(dialog.getByText(/cannot promise that no trace is left/)).toBeVisible();
  const onRequest = dialog.getByRole('region', { name: 'We make these without, on request' });
  await expect(onRequest.getByRole('listitem')).toHaveCount(6);
  await expect(dialog.getByRole('listitem')).toHaveCount(6);

  await dialog.getByRole('searchbox').fill('no pork');
  await expect(dialog.getByRole('status')).toHaveText('6 products found');
  await expect(dialog.getByText('We left out what lists pork.')).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveCount(6 + 6);

  await dialog.getByRole('link', { name: 'Tell us what to leave out' }).click();
  await expect(page).toHaveURL('/contact?subject=A+board+without+pork');
  await expect(page.getByLabel('Subject')).toHaveValue('A board without pork');
});

test('/es/shop?q=sin nueces lists only what is made without once the page is hydrated', async ({
  page,
}) => {
  await page.goto('/es/shop?q=sin%20nueces');
  await waitForHydration(page);
  await expect(page.getByText(summary)).toBeVisible();
  await expect(page.getByText(tracesText)).toBeVisible();
  const onRequest = page.getByRole('region', { name: onRequestHeading });
  await expect(page.getByRole('article')).toHaveCount(await onRequest.getByRole('article').count());
  await expect(onRequest.getByText('Tabla Clásica')).toBeVisible();
  await expect(page.getByText(nutBoard)).toHaveCount(0);
});

test.describe(
  'without JavaScript',
  needsServer('Without JavaScript only the server renders pages.'),
  () => {
    test.use({ javaScriptEnabled: false });

    test('/es/shop?q=sin nueces lists only what is made without and links to the contact form', async ({
      page,
    }) => {
      await page.goto('/es/shop?q=sin%20nueces');
      await expect(page.getByText(summary)).toBeVisible();
      await expect(page.getByText(tracesText)).toBeVisible();
      await expect(page.getByRole('region', { name: onRequestHeading })).toBeVisible();
      await expect(page.getByText(nutBoard)).toHaveCount(0);
      await page.getByRole('link', { name: 'Dinos qué quitamos' }).click();
      await expect(page).toHaveURL('/es/contact?subject=Una+tabla+sin+nueces');
    });
  },
);
