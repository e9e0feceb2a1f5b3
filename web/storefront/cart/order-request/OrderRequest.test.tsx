import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { minLargeEventGuests } from '#contract/business';
import { isOpenOn } from '#contract/core/dates';
import { fieldMessages } from '#contract/core/fields';
import { orderMessages } from '#contract/orders/messages';
import { getProductText } from '#contract/products/rules';
import { listReceipts } from '../../../outbox/database';
import { localizePath } from '../../../routing/paths';
import { getCurrentUrl } from '../../../testing/addresses';
import { productNamed } from '../../../testing/demo-shop';
import { englishLeft } from '../../../testing/english-left';
import { openShop, received, requestsMade } from '../../../testing/mock-server';
import { renderPage } from '../../../testing/render-page';
import { orderForm } from './testing/order-form';

const board = productNamed('Mediterranean Board');
const box = productNamed('Artisan Gift Box');

const seat = productNamed('Board-Making Class');

const items = [
  { productId: board.id, quantity: 2 },
  { productId: box.id, quantity: 1 },
];

const inCart = () => JSON.parse(localStorage.getItem('cart') ?? '{}').items;
const posts = () => requestsMade().filter((made) => made === '/api/order-requests');

describe('<OrderForm>', () => {
  const page = orderForm('es');
  const { texts } = page;

  test('sends the cart, empties it and navigates to the receipt', async () => {
    const user = await page.open(items);
    await page.fill(user);
    const day = page.day().getAttribute('value') ?? '';
    await user.click(page.send());
    const heading = await screen.findByRole('heading', { level: 1, name: texts.order('LH-1001') });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(getCurrentUrl()).toBe(localizePath('/receipt/LH-1001', 'es'));
    expect(isOpenOn(day)).toBe(true);
    expect(received().orders).toMatchObject([
      {
        name: 'Ana Núñez',
        email: 'ana@correo.mx',
        eventDate: day,
        fulfilment: 'delivery',
        area: 'northeast-la',
        guests: 12,
        notes: 'A las 6.',
        language: 'es',
        totalCents: board.price * 200 + box.price * 100,
      },
    ]);
    expect(inCart()).toEqual([]);
    const [receipt] = await listReceipts();
    expect(receipt?.productNames?.[board.id]?.es).toBe(getProductText(board, 'name', 'es'));
  });

  test('sends a pickup order without a delivery area', async () => {
    const user = await page.open(items);
    await page.fill(user);
    await user.click(page.place(texts.pickup));
    expect(page.place(texts.northeast)).not.toBeChecked();
    await user.click(page.send());
    await screen.findByRole('heading', { name: texts.received });
    expect(received().orders).toMatchObject([{ fulfilment: 'pickup', area: null }]);
  });

  test('has no delivery field if the cart contains only class seats', async () => {
    const user = await page.open([{ productId: seat.id, quantity: 2 }]);
    expect(page.form().queryByRole('radiogroup')).toBeNull();
    expect(page.form().queryByText(texts.delivery)).toBeNull();
    await page.chooseFirstDay(user);
    await user.type(page.box(texts.name), 'Ana Núñez');
    await user.type(page.box(texts.email), 'ana@correo.mx');
    await user.click(page.send());
    await screen.findByRole('heading', { name: texts.received });
    expect(received().orders).toMatchObject([{ fulfilment: 'pickup', area: null }]);
  });

  test('shows the delivery field again when other items are in the cart', async () => {
    const user = await page.open([
      { productId: seat.id, quantity: 1 },
      { productId: board.id, quantity: 1 },
    ]);
    const places = page.form().getByRole('radiogroup');
    expect(page.form().getByText(texts.items(2))).toBeInTheDocument();
    const name = getProductText(board, 'name', 'es');
    await user.click(screen.getByRole('button', { name: texts.remove(name) }));
    expect(places).not.toBeInTheDocument();
    expect(page.form().getByText(texts.items(1))).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: texts.undo }));
    expect(page.form().getByRole('radiogroup')).toBeInTheDocument();
  });

  test('shows validation errors at the fields and sends nothing', async () => {
    const user = await page.open(items);
    await user.type(page.box(texts.guests), 'muchos');
    await user.click(page.send());
    await waitFor(() =>
      expect(page.day()).toHaveAccessibleDescription(expect.stringContaining(orderMessages.day.es)),
    );
    expect(page.day()).toHaveFocus();
    expect(page.form().getByText(orderMessages.area.es)).toBeInTheDocument();
    const places = page.form().getByRole('radiogroup');
    expect(places).toBeRequired();
    expect(places).toBeInvalid();
    expect(page.day()).toHaveAccessibleName(page.texts.requiredDay);
    expect(page.box(texts.guests)).toHaveAccessibleDescription(
      expect.stringContaining(orderMessages.guests.es),
    );
    expect(page.box(texts.name)).toHaveAccessibleDescription(fieldMessages.name.es);
    expect(posts()).toEqual([]);
  });

  test('focuses the delivery areas if only they are missing and clears the error on selection', async () => {
    const user = await page.open(items);
    await page.chooseFirstDay(user);
    await user.type(page.box(texts.name), 'Ana');
    await user.type(page.box(texts.email), 'ana@correo.mx');
    await user.click(page.send());
    await page.form().findByText(orderMessages.area.es);
    expect(page.place(/^Highland Park/)).toHaveFocus();
    await user.click(page.place(texts.northeast));
    await waitFor(() => expect(page.form().queryByText(orderMessages.area.es)).toBeNull());
  });

  test('rejects the date and sends nothing when more guests require more notice', async () => {
    const user = await page.open(items);
    await page.fill(user);
    await user.clear(page.box(texts.guests));
    await user.type(page.box(texts.guests), String(minLargeEventGuests));
    expect(page.form().getByText(texts.tooLarge)).toBeInTheDocument();
    expect(page.day()).toBeInvalid();
    await user.click(page.send());
    expect(page.day()).toHaveFocus();
    expect(posts()).toEqual([]);
    await page.chooseFirstDay(user);
    expect(page.form().queryByText(texts.tooLarge)).toBeNull();
    await user.click(page.send());
    await screen.findByRole('heading', { name: texts.received });
    expect(received().orders).toMatchObject([{ guests: minLargeEventGuests }]);
  });

  test('dismisses the error toast when a failed order is sent again', async () => {
    const user = await page.open(items);
    await page.fill(user);
    openShop('server-error:order-requests');
    await user.click(page.send());
    expect(await screen.findByText(texts.failed)).toBeVisible();
    openShop();
    await user.click(page.send());
    await screen.findByRole('heading', { name: texts.received });
    expect(screen.queryByText(texts.failed)).toBeNull();
  });

  test('saves a draft with the date and the delivery choice', async () => {
    const user = await page.open(items);
    await page.fill(user);
    await user.click(page.place(texts.pickup));
    const day = page.day().getAttribute('value');
    // Removed without unmounting, like a page that is closed.
    screen.getByRole('main').closest('body > div')?.remove();
    await renderPage(localizePath('/cart', 'es'));
    await screen.findByRole('region', { name: texts.heading });
    await waitFor(() => expect(page.day()).toHaveValue(day));
    expect(page.place(texts.pickup)).toBeChecked();
    expect(page.box(texts.guests)).toHaveValue('12');
  });

  test('stays on the device while offline and is not shown as received', async () => {
    const user = await page.open(items);
    await page.fill(user);
    openShop('offline');
    await user.click(page.send());
    await waitFor(() => expect(inCart()).toEqual([]));
    expect(screen.queryByRole('heading', { name: texts.received })).toBeNull();
    expect(screen.queryByRole('region', { name: texts.heading })).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(received().orders).toEqual([]);
  });
});

test('<OrderForm> has no untranslated English text in Spanish', async () => {
  const page = orderForm('es');
  const user = await page.open(items);
  await user.click(page.day());
  expect(englishLeft()).toEqual([]);
});
