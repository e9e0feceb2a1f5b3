import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import * as v from 'valibot';
import { buildUrl } from '#contract/core/endpoint';
import { sendOrderRequest } from '#contract/orders/endpoints';
import { getProduct } from '#contract/products/endpoints';
import { getProductSchemas } from '#contract/products/schema';
import { mockAdmin } from '#mocks/mock-admin';
import { openAsAdmin } from '../testing/browser/admin-sign-in';
import { pressKeyOn, tabTo } from '../testing/browser/keyboard';
import { boardId, findOpenDay, getMain } from '../testing/browser/order-form';
import { expect, test } from '../testing/browser/server-with-email';
import { phoneOptions } from '../testing/browser/test-targets';
import { toastRegionSelector } from './testing/tour';

// What the owner does with orders, from the first look at a new one until it is in the archive.

/** Sends an order of a board, as a customer does; returns its number. */
async function sendOrder(request: APIRequestContext, details: object): Promise<string> {
  const product = v.parse(
    getProductSchemas.response,
    await (await request.get(buildUrl(getProduct, { params: { id: boardId } }))).json(),
  );
  const response = await request.post(sendOrderRequest.path, {
    headers: { 'Idempotency-Key': randomUUID(), 'Sec-Fetch-Site': 'same-origin' },
    data: { items: [{ productId: boardId, quantity: 1, price: product.price }], ...details },
  });
  expect(response.ok(), await response.text()).toBe(true);
  return v.parse(sendOrderRequest.response, await response.json()).number;
}

const getButton = (container: Page | Locator, name: string | RegExp) =>
  container.getByRole('button', { name, exact: true });

async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

async function expectToast(page: Page, text: string | RegExp): Promise<void> {
  await expect(page.locator(toastRegionSelector).getByText(text)).toBeVisible();
}

test('by keyboard only, an order is changed, confirmed by email, handed over and archived', async ({
  page,
  request,
  smtp,
}) => {
  const email = 'rosa@correo.mx';
  const number = await sendOrder(request, {
    name: 'Rosa Paz',
    email,
    phone: '323 555 0142',
    eventDate: findOpenDay(30),
    fulfilment: 'pickup',
    window: '12:00',
    allergies: ['tree-nuts'],
  });

  await page.goto('/admin');
  await tabTo(page, page.getByLabel(/^Username/));
  await page.keyboard.type(mockAdmin.username);
  await page.keyboard.press('Tab');
  await page.keyboard.type(mockAdmin.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/tab=orders&view=waiting/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/^\(\d+\) /);

  const view = getButton(page, `View ${number}`);
  await expect(view).toBeVisible();
  await pressKeyOn(page, view);
  const order = page.getByRole('dialog', { name: `Order ${number}` });
  await expect(order.getByText('Allergies:').locator('..')).toContainText('Tree nuts');
  const timeline = order.getByRole('region', { name: 'Timeline' }).getByRole('listitem');
  await expect(timeline).toHaveText([/^Received/]);

  const edit = getButton(order, 'Edit order');
  await pressKeyOn(page, edit);
  const form = page.getByRole('dialog', { name: `Edit order ${number}` });
  await expect(form).toBeVisible();
  await typeInto(page, form.getByLabel(/^Quantity/), '2');
  await typeInto(page, form.getByLabel(/^Deposit/), '50');
  await typeInto(page, form.getByLabel(/^Payment link/), 'https://pay.example/rosa');
  await typeInto(page, form.getByLabel(/^Note to the customer/), 'We can add figs.');
  await pressKeyOn(page, form.getByLabel('Ask the customer to accept the changes'), 'Space');
  await pressKeyOn(page, getButton(form, 'Save order'));
  await expectToast(page, 'Order saved');
  await expect(form).toBeHidden();
  await expect(edit).toBeFocused();
  await expect(timeline.last()).toHaveText(/^Changed: .*items.*deposit.*elena$/);

  const confirmed = getButton(order, 'Confirmed');
  await tabTo(page, confirmed, 'Shift+Tab');
  await page.keyboard.press('Space');
  await expect(confirmed).toHaveAttribute('aria-pressed', 'true');
  await expect(confirmed).toBeFocused();
  await expect(timeline.last()).toHaveText(/^Confirmed.*elena$/);

  const reply = getButton(order, 'Reply by email');
  await pressKeyOn(page, reply);
  const preview = page.getByRole('dialog', { name: `Email about order ${number}` });
  const message = preview.getByLabel(/^Message/);
  await expect(message).toHaveValue(new RegExp(number));
  await tabTo(page, message);
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('\nThe figs are ripe.');
  await pressKeyOn(page, getButton(preview, 'Send email'));
  await expect(preview).toBeHidden();
  await expect(reply).toBeFocused();
  await expect(timeline.last()).toHaveText(/^Email sent to the customer.*elena$/);
  await expect
    .poll(() => smtp.received.filter(({ recipients }) => recipients.includes(email)).at(-1)?.text)
    .toContain('The figs are ripe.');

  const ready = getButton(order, 'Ready for pickup');
  await tabTo(page, ready, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(ready).toHaveAttribute('aria-pressed', 'true');
  await expect(ready).toBeFocused();
  const fulfilled = getButton(order, 'Fulfilled');
  await tabTo(page, fulfilled, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(fulfilled).toHaveAttribute('aria-pressed', 'true');
  await expect(fulfilled).toBeFocused();
  await expect(timeline.last()).toHaveText(/^Handed over.*elena$/);

  await pressKeyOn(page, getButton(order, 'Archive'));
  await expect(order).toBeHidden();
  await expect(view).toBeHidden();
  await expect(page.locator(':focus')).toBeVisible();
  const undo = page.locator(toastRegionSelector).getByRole('button', { name: 'Undo' });
  await page.keyboard.press('F8');
  await pressKeyOn(page, undo);
  await expectToast(page, 'Undone');
  await page.goto(`/admin?tab=orders`);
  await expect(view).toBeVisible();
});

test.describe('On a phone, in Spanish', () => {
  test.use(phoneOptions);

  test('orders are declined, taken by phone, printed, and a customer is erased', async ({
    page,
    request,
  }) => {
    const day = findOpenDay(33);
    const email = 'ines@correo.mx';
    const number = await sendOrder(request, {
      name: 'Inés Mora',
      email,
      eventDate: day,
      fulfilment: 'delivery',
      area: 'northeast-la',
      street: 'Calle Aldama 12',
      zip: '90041',
      window: '12:00',
      allergies: ['milk'],
    });
    await openAsAdmin(page, '/admin?tab=products', 'es');
    const counts = page.getByRole('navigation', { name: 'De un vistazo' });
    await counts.getByRole('link', { name: /pedidos? nuevos?/ }).tap();
    await getButton(page, `Ver ${number}`).tap();
    const order = page.getByRole('dialog', { name: `Pedido ${number}` });
    await expect(order.getByText('Leche')).toBeVisible();
    await getButton(order, 'Rechazado').tap();
    await expect(getButton(order, 'Rechazado')).toHaveAttribute('aria-pressed', 'true');
    await expect(order.getByRole('region', { name: 'Historial' })).toContainText(
      /Rechazado.*elena/,
    );
    await getButton(order, 'Cerrar').last().tap();

    await getButton(page, 'Nuevo pedido').tap();
    const form = page.getByRole('dialog', { name: 'Nuevo pedido por teléfono' });
    await form.getByLabel(/^Nombre/).fill('Tomás Ruiz');
    await form.getByLabel(/^Teléfono/).fill('323 555 0177');
    await form.getByRole('combobox', { name: 'Producto' }).fill('Mediterr');
    await page.getByRole('option', { name: /^Tabla Mediterránea/ }).tap();
    await form.getByLabel(/^Cantidad/).fill('3');
    await form.getByLabel(/^Fecha del evento/).fill(day);
    await form.getByText('Cacahuate').tap();
    await getButton(form, 'Guardar pedido').tap();
    await expect(form).toBeHidden();
    const row = page.getByRole('row').filter({ hasText: 'Tomás Ruiz' });
    await row.getByRole('button', { name: /^Ver LH-/ }).tap();
    const taken = page.getByRole('dialog', { name: /^Pedido LH-/ });
    await expect(taken.getByText('Por teléfono')).toBeVisible();
    const [takenNumber = ''] = /LH-\d+/.exec((await taken.textContent()) ?? '') ?? [];
    await getButton(taken, 'Confirmado').tap();
    await expect(getButton(taken, 'Confirmado')).toHaveAttribute('aria-pressed', 'true');

    await page.goto(`/admin/calendar?day=${day}`);
    const navigation = page.getByRole('navigation', { name: 'Calendario' });
    await navigation.getByRole('link', { name: 'Mes', exact: true }).tap();
    await expect(page.getByRole('table').locator(`a[href$="${day}"]`)).toContainText(
      '1 de 8 pedidos',
    );
    await navigation.getByRole('link', { name: 'Semana', exact: true }).tap();
    const dayLink = getMain(page).locator(`li a[href$="${day}"]`);
    await expect(dayLink).toContainText('1 de 8 pedidos');
    await dayLink.tap();
    await expect(getMain(page).getByRole('region', { name: 'Por preparar' })).toContainText('3');

    const days = page.getByRole('navigation', { name: 'Días' });
    for (const [sheet, url, text] of [
      ['Hojas de pedido', /sheet=order/, 'Cacahuate'],
      ['Etiquetas', /sheet=labels/, 'Tomás Ruiz'],
      ['Lista de compras', /shopping-list/, takenNumber],
    ] as const) {
      await days.getByRole('link', { name: sheet }).tap();
      await expect(page).toHaveURL(url);
      await page.emulateMedia({ media: 'print' });
      await expect(getMain(page).getByText(text).filter({ visible: true }).first()).toBeVisible();
      await expect(page.getByRole('banner')).toHaveCount(0);
      await page.emulateMedia({ media: 'screen' });
      await getMain(page).getByRole('link', { name: 'Volver' }).tap();
    }

    await page.goto('/admin/customers');
    await page.getByRole('link', { name: email }).tap();
    await expect(getMain(page).getByText('Inés Mora')).toBeVisible();
    const downloadPromise = page.waitForEvent('download');
    await getButton(page, 'Descargar los datos de esta persona').tap();
    const file = await readFile(await (await downloadPromise).path(), 'utf8');
    expect(file).toContain('Calle Aldama 12');
    await getButton(page, 'Borrar los datos de esta persona').tap();
    await getButton(page.getByRole('dialog'), 'Borrar').tap();
    await expect(page).toHaveURL(/\/admin\/customers$/);
    await expect(page.getByRole('link', { name: email })).toHaveCount(0);

    await page.goto('/admin/settings');
    const pages = page.getByRole('navigation', { name: 'Administración' });
    await expect(pages.getByRole('link', { name: 'Ajustes' })).toBeInViewport({ ratio: 1 });
    await page.getByLabel('Otra fecha cerrada').fill(day);
    await getButton(page, 'Agregar fecha').tap();
    await page.getByLabel(/^Pedidos por día/).fill('5');
    await getButton(page, 'Guardar ajustes').tap();
    await expectToast(page, 'Ajustes guardados');
    await page.goto(`/admin/calendar?view=week&day=${day}`);
    await expect(dayLink).toContainText('Cerrado');
    await expect(dayLink).toContainText('1 de 5 pedidos');

    await page.goto('/admin?tab=orders');
    await getButton(page, `Archivar ${number}`).tap();
    await expect(getButton(page, `Ver ${number}`)).toHaveCount(0);
    await page.locator(toastRegionSelector).getByRole('button', { name: 'Deshacer' }).tap();
    await expect(getButton(page, `Ver ${number}`)).toBeVisible();
  });
});
