import type { Page } from '@playwright/test';
import { addDays, isOpenOn, toShopDate } from '#contract/core/dates';
import type { Language } from '#contract/core/language';
import { storefrontTexts } from './storefront-texts';
import { expect, waitForHydration } from './test';

/** UI texts of the order form, receipt and status page. */
export const orderTexts = {
  en: {
    cart: /^Cart/,
    pickup: /^Pickup/,
    ship: /^Ship it/,
    severalAddresses: /^Several addresses/,
    addressList: /^List of addresses/,
    checkList: 'Check the list',
    secondAddress: 'Address 2',
    day: /^(Event date|Arrives by)/,
    area: /^Northeast LA/,
    time: /^Delivery time/,
    street: /^Street and number/,
    zip: /^ZIP code/,
    guests: /^Guests/,
    name: /^Name/,
    email: /^Email/,
    send: 'Send Order Request',
    order: /^Order LH-\d+$/,
    received: /We got your request on /,
    tooLarge: /An event of this size needs 14 days’ notice\./,
    changes: 'What has changed',
    accept: 'Accept the changes',
    upToDate: /Your order is up to date and comes to \$/,
    print: 'Print this receipt',
    statusPage: 'See your order’s page',
    confirmed: 'Your order is confirmed',
  },
  es: {
    cart: /^Carrito/,
    pickup: /^Paso a recoger/,
    ship: /^Por paquetería/,
    severalAddresses: /^¿Varias direcciones/,
    addressList: /^Lista de direcciones/,
    checkList: 'Revisar la lista',
    secondAddress: 'Dirección 2',
    day: /^(Fecha del evento|Llega a más tardar)/,
    area: /^Noreste de Los Ángeles/,
    time: /^Hora de entrega/,
    street: /^Calle y número/,
    zip: /^Código postal/,
    guests: /^Invitados/,
    name: /^Nombre/,
    email: /^Correo electrónico/,
    send: 'Enviar pedido',
    order: /^Pedido LH-\d+$/,
    received: /Tu pedido nos llegó el /,
    tooLarge: /Un evento de este tamaño se pide con 14 días de anticipación\./,
    changes: 'Qué cambió',
    accept: 'Aceptar los cambios',
    upToDate: /Tu pedido ya está al día y suma \$/,
    print: 'Imprimir este recibo',
    statusPage: 'Ver la página de tu pedido',
    confirmed: 'Tu pedido está confirmado',
  },
} as const;

/** A demo product with enough stock. */
export const boardId = 9;

/** A demo product that can be shipped. */
export const giftBoxId = 19;

/** US dollars, of the area that `fillForm` selects. */
export const areaFee = 15;

export const getMain = (page: Page) => page.getByRole('main');

/** Adds a product and goes to the cart through the UI. */
export async function fillCart(page: Page, language: Language): Promise<void> {
  const texts = storefrontTexts[language];
  await page.goto(`${texts.prefix}/product/${boardId}`);
  await waitForHydration(page);
  await page
    .getByRole('button', { name: texts.addToCart })
    .filter({ visible: true })
    .first()
    .click();
  await expect(page.getByText(texts.added, { exact: true })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: orderTexts[language].cart }).click();
  await expect(
    getMain(page).getByRole('button', { name: orderTexts[language].send }),
  ).toBeVisible();
}

export async function fillContact(page: Page, language: Language, email: string): Promise<void> {
  const texts = orderTexts[language];
  // The last one: recipients of a shipment have names too.
  await getMain(page).getByRole('textbox', { name: texts.name }).last().fill('Ana Núñez');
  await getMain(page).getByRole('textbox', { name: texts.email }).fill(email);
}

/** Picks the date by keyboard; returns it. */
export async function fillForm(page: Page, language: Language, email: string): Promise<string> {
  const texts = orderTexts[language];
  const dateButton = getMain(page).getByRole('button', { name: texts.day });
  await dateButton.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('td[data-day] button:focus')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(dateButton).toBeFocused();
  await getMain(page).getByRole('combobox', { name: texts.time }).selectOption('12:00');
  await getMain(page).getByRole('radio', { name: texts.area }).check();
  await getMain(page).getByRole('textbox', { name: texts.street }).fill('Calle Aldama 12');
  await getMain(page).getByRole('textbox', { name: texts.zip }).fill('90041');
  await fillContact(page, language, email);
  return (await dateButton.getAttribute('value')) ?? '';
}

/** The first open day at least `days` from today. */
export function findOpenDay(days: number): string {
  let day = addDays(toShopDate(new Date()), days);
  while (!isOpenOn(day)) day = addDays(day);
  return day;
}
