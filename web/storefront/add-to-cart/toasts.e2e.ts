import { expect, test, waitForHydration } from '../../testing/browser/test';

const wishlistToast = 'Agregado a la lista de deseos';
const cartToast = 'Agregado al carrito';

/** Each page loads only the translations of what it can show. */
const actions = [
  { path: '/es', button: /^Lista de deseos: /, toast: wishlistToast },
  { path: '/es/shop', button: /^Lista de deseos: /, toast: wishlistToast },
  { path: '/es/product/22', button: /^Lista de deseos: /, toast: wishlistToast },
  { path: '/es/product/22', button: 'Agregar al carrito', toast: cartToast },
  { path: '/es/compare?products=22,15', button: /^Agregar al carrito: /, toast: cartToast },
  { path: '/es/wishlist?share=22,15', button: /^Lista de deseos: /, toast: wishlistToast },
];

for (const { path, button, toast } of actions) {
  test(`${path} shows the toast "${toast}" in the language of the page`, async ({ page }) => {
    await page.goto(path);
    await waitForHydration(page);
    await page.getByRole('main').getByRole('button', { name: button }).first().click();
    await expect(page.getByText(toast, { exact: true })).toBeVisible();
  });
}

test('the wishlist shows the toast of the cart in the language of the page', async ({ page }) => {
  await page.goto('/es/product/22');
  await waitForHydration(page);
  await page
    .getByRole('button', { name: /^Lista de deseos: / })
    .first()
    .click();
  await page.goto('/es/wishlist');
  await waitForHydration(page);
  await page.getByRole('button', { name: /^Pasar al carrito: / }).click();
  await expect(page.getByText(cartToast, { exact: true })).toBeVisible();
});
