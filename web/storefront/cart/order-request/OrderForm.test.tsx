import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { minLargeEventGuests } from '#contract/business';
import { isOpenOn } from '#contract/core/dates';
import { fieldMessages } from '#contract/core/fields';
import { orderMessages } from '#contract/orders/messages';
import { getSelectionTitle } from '#contract/products/options';
import { listReceipts } from '../../../outbox/database';
import { localizePath } from '../../../routing/paths';
import { getCurrentUrl } from '../../../testing/current-url';
import { findProductByName } from '../../../testing/demo-data';
import { getSubmissions, listRequests, resetMockServer } from '../../../testing/mock-server';
import { findUntranslatedText } from '../../../testing/untranslated-text';
import { visitPage } from '../../../testing/visit-page';
import { createOrderFormPage } from './testing/order-form-page';

const board = findProductByName('Mediterranean Board');
const box = findProductByName('Artisan Gift Box');

const classSeat = findProductByName('Board-Making Class');

const items = [
  { productId: board.id, quantity: 2 },
  { productId: box.id, quantity: 1 },
];

const readCart = () => JSON.parse(localStorage.getItem('cart') ?? '{}').items;
const listOrderRequests = () => listRequests().filter((path) => path === '/api/order-requests');

describe('<OrderForm>', () => {
  const page = createOrderFormPage('es');
  const { texts } = page;

  test('sends the cart, empties it and navigates to the receipt', async () => {
    const user = await page.open(items);
    await page.fill(user);
    const day = page.eventDate().getAttribute('value') ?? '';
    await user.click(page.sendButton());
    const heading = await screen.findByRole('heading', { level: 1, name: texts.order('LH-1001') });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(getCurrentUrl()).toBe(localizePath('/receipt/LH-1001', 'es'));
    expect(isOpenOn(day)).toBe(true);
    expect(getSubmissions().orders).toMatchObject([
      {
        name: 'Ana Núñez',
        email: 'ana@correo.mx',
        eventDate: day,
        fulfilment: 'delivery',
        area: 'northeast-la',
        guests: 12,
        notes: 'A las 6.',
        language: 'es',
        totalCents: board.price * 200 + box.price * 100 + 1500,
      },
    ]);
    expect(readCart()).toEqual([]);
    const [receipt] = await listReceipts();
    expect(receipt?.fields).toMatchObject({
      street: 'Calle Aldama 12',
      zip: '90041',
      window: '12:00',
      fee: 15,
    });
    expect(receipt?.productNames?.[board.id]?.es).toBe(getSelectionTitle(board, undefined, 'es'));
  });

  test('sends a pickup order without a delivery area and address', async () => {
    const user = await page.open(items);
    await page.fill(user);
    await user.click(page.deliveryOption(texts.pickup));
    expect(page.form().queryByRole('radiogroup', { name: texts.area })).toBeNull();
    expect(page.form().queryByRole('textbox', { name: new RegExp(`^${texts.zip}`) })).toBeNull();
    await page.selectTime(user, texts.pickupTime);
    await user.click(page.sendButton());
    await screen.findByRole('heading', { name: texts.received });
    expect(getSubmissions().orders).toMatchObject([{ fulfilment: 'pickup', area: null }]);
    const [receipt] = await listReceipts();
    expect(receipt?.fields).toMatchObject({ window: '12:00', fee: 0 });
    expect(receipt?.fields).not.toHaveProperty('street');
  });

  test('has no delivery field if the cart contains only class seats', async () => {
    const user = await page.open([{ productId: classSeat.id, quantity: 2 }]);
    expect(page.form().queryByRole('radiogroup')).toBeNull();
    expect(page.form().queryByText(texts.delivery)).toBeNull();
    await page.selectFirstDate(user);
    await user.type(page.textbox(texts.name), 'Ana Núñez');
    await user.type(page.textbox(texts.email), 'ana@correo.mx');
    await user.click(page.sendButton());
    await screen.findByRole('heading', { name: texts.received });
    expect(getSubmissions().orders).toMatchObject([{ fulfilment: 'pickup', area: null }]);
  });

  test('shows the delivery field again when other items are in the cart', async () => {
    const user = await page.open([
      { productId: classSeat.id, quantity: 1 },
      { productId: board.id, quantity: 1 },
    ]);
    const deliveryOptions = page.form().getByRole('radiogroup', { name: texts.delivery });
    expect(page.form().getByText(texts.items(2))).toBeInTheDocument();
    const name = getSelectionTitle(board, undefined, 'es');
    await user.click(screen.getByRole('button', { name: texts.remove(name) }));
    expect(deliveryOptions).not.toBeInTheDocument();
    expect(page.form().getByText(texts.items(1))).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: texts.undo }));
    expect(page.form().getByRole('radiogroup', { name: texts.delivery })).toBeInTheDocument();
  });

  test('shows validation errors at the fields and sends nothing', async () => {
    const user = await page.open(items);
    await user.type(page.textbox(texts.guests), 'muchos');
    await user.click(page.sendButton());
    await waitFor(() =>
      expect(page.eventDate()).toHaveAccessibleDescription(
        expect.stringContaining(orderMessages.day.es),
      ),
    );
    expect(page.eventDate()).toHaveFocus();
    expect(page.form().getByText(orderMessages.area.es)).toBeInTheDocument();
    const areas = page.form().getByRole('radiogroup', { name: texts.area });
    expect(areas).toBeRequired();
    expect(areas).toBeInvalid();
    expect(page.textbox(texts.street)).toHaveAccessibleDescription(orderMessages.street.es);
    expect(page.textbox(texts.zip)).toHaveAccessibleDescription(orderMessages.zip.es);
    expect(page.form().getByText(orderMessages.window.es)).toBeInTheDocument();
    expect(page.eventDate()).toHaveAccessibleName(page.texts.requiredDate);
    expect(page.textbox(texts.guests)).toHaveAccessibleDescription(
      expect.stringContaining(orderMessages.guests.es),
    );
    expect(page.textbox(texts.name)).toHaveAccessibleDescription(fieldMessages.name.es);
    expect(listOrderRequests()).toEqual([]);
  });

  test('focuses the delivery areas if only they are missing and clears the error on selection', async () => {
    const user = await page.open(items);
    await page.selectFirstDate(user);
    await page.selectTime(user, texts.deliveryTime);
    await user.type(page.textbox(texts.street), 'Calle Aldama 12');
    await user.type(page.textbox(texts.zip), '90041');
    await user.type(page.textbox(texts.name), 'Ana');
    await user.type(page.textbox(texts.email), 'ana@correo.mx');
    await user.click(page.sendButton());
    await page.form().findByText(orderMessages.area.es);
    expect(page.deliveryOption(/^Highland Park/)).toHaveFocus();
    await user.click(page.deliveryOption(texts.northeast));
    await waitFor(() => expect(page.form().queryByText(orderMessages.area.es)).toBeNull());
  });

  test('rejects the date and sends nothing when more guests require more notice', async () => {
    const user = await page.open(items);
    await page.fill(user);
    await user.clear(page.textbox(texts.guests));
    await user.type(page.textbox(texts.guests), String(minLargeEventGuests));
    expect(page.form().getByText(texts.tooLarge)).toBeInTheDocument();
    expect(page.eventDate()).toBeInvalid();
    await user.click(page.sendButton());
    expect(page.eventDate()).toHaveFocus();
    expect(listOrderRequests()).toEqual([]);
    await page.selectFirstDate(user);
    expect(page.form().queryByText(texts.tooLarge)).toBeNull();
    await user.click(page.sendButton());
    await screen.findByRole('heading', { name: texts.received });
    expect(getSubmissions().orders).toMatchObject([{ guests: minLargeEventGuests }]);
  });

  test('dismisses the error toast when a failed order is sent again', async () => {
    const user = await page.open(items);
    await page.fill(user);
    resetMockServer('server-error:order-requests');
    await user.click(page.sendButton());
    expect(await screen.findByText(texts.failed)).toBeVisible();
    resetMockServer();
    await user.click(page.sendButton());
    await screen.findByRole('heading', { name: texts.received });
    expect(screen.queryByText(texts.failed)).toBeNull();
  });

  test('saves a draft with the date and the delivery choice', async () => {
    const user = await page.open(items);
    await page.fill(user);
    await user.click(page.deliveryOption(texts.pickup));
    const day = page.eventDate().getAttribute('value');
    // Removed without unmounting, like a page that is closed.
    screen.getByRole('main').closest('body > div')?.remove();
    await visitPage(localizePath('/cart', 'es'));
    await screen.findByRole('region', { name: texts.heading });
    await waitFor(() => expect(page.eventDate()).toHaveValue(day));
    expect(page.deliveryOption(texts.pickup)).toBeChecked();
    expect(page.textbox(texts.guests)).toHaveValue('12');
  });

  test('queues the order while offline and does not show it as received', async () => {
    const user = await page.open(items);
    await page.fill(user);
    resetMockServer('offline');
    await user.click(page.sendButton());
    await waitFor(() => expect(readCart()).toEqual([]));
    expect(screen.queryByRole('heading', { name: texts.received })).toBeNull();
    expect(screen.queryByRole('region', { name: texts.heading })).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(getSubmissions().orders).toEqual([]);
  });
});

test('<OrderForm> has no untranslated English text in Spanish', async () => {
  const page = createOrderFormPage('es');
  const user = await page.open(items);
  await user.click(page.eventDate());
  expect(findUntranslatedText()).toEqual([]);
});
