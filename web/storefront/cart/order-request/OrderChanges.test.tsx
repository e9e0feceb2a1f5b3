import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { largeEventLeadTimeHours } from '#contract/business';
import { addDays, findEarliestDay, toShopDate } from '#contract/core/dates';
import { orderChanged, orderMessages } from '#contract/orders/messages';
import type { OrderChange } from '#contract/orders/order-change';
import { getSelectionTitle } from '#contract/products/options';
import { formatLongDate } from '../../../i18n/event-dates';
import { formatPrice } from '../../../i18n/formats';
import { demoProducts, findProductByName } from '../../../testing/demo-data';
import { getSubmissions, mockServer } from '../../../testing/mock-server';
import { createOrderFormPage } from './testing/order-form-page';

const board = findProductByName('Mediterranean Board');
const table = findProductByName('Wedding Board');
const box = findProductByName('Artisan Gift Box');

const items = [
  { productId: board.id, quantity: 2 },
  { productId: table.id, quantity: 3 },
  { productId: box.id, quantity: 1 },
];

/** Products as loaded before the price of the board went up. */
const outdatedProducts = demoProducts.map((product) =>
  product.id === board.id
    ? {
        ...product,
        options: product.options.map((option) => ({ ...option, price: option.price - 10 })),
      }
    : product,
);

const readCart = () => JSON.parse(localStorage.getItem('cart') ?? '{}').items;

const respondOnce = (status: number, body: object) =>
  mockServer.use(
    http.post('*/api/order-requests', () => HttpResponse.json(body, { status }), { once: true }),
  );

describe('<OrderChanges>', () => {
  const page = createOrderFormPage('en');
  const { texts } = page;
  const formatDollars = (dollars: number) => formatPrice(dollars, 'en');
  const getChanges = () => within(screen.getByRole('region', { name: texts.changes }));

  test('shows a changed price and sends the order at the new price once it is accepted', async () => {
    const user = await page.open(items, { data: { '/api/products': outdatedProducts } });
    await page.fill(user);
    await user.click(page.sendButton());
    const list = within(await screen.findByRole('region', { name: texts.changes }));
    const [line, ...others] = list.getAllByRole('listitem');
    expect(others).toEqual([]);
    expect(line).toHaveTextContent(getSelectionTitle(board, undefined, 'en'));
    expect(line).toHaveTextContent(formatDollars(board.price));
    expect(line).toHaveTextContent(formatDollars(board.price - 10));
    expect(page.form().getByText(new RegExp(orderChanged.en))).toBeInTheDocument();
    await user.click(list.getByRole('button', { name: texts.accept }));
    const total = formatDollars(board.price * 2 + table.price * 3 + box.price + 15);
    const acceptedMessage = await page
      .form()
      .findByText(new RegExp(texts.upToDate('').slice(0, 12)));
    expect(acceptedMessage).toHaveTextContent(texts.upToDate(total));
    expect(acceptedMessage).toHaveFocus();
    expect(page.form().getAllByText(total)).not.toEqual([]);
    expect(page.form().queryByText(new RegExp(orderChanged.en))).toBeNull();
    expect(getSubmissions().orders).toEqual([]);
    await user.click(page.sendButton());
    await screen.findByRole('heading', { name: texts.received });
    expect(getSubmissions().orders).toHaveLength(1);
  });

  test.each([1, 2])('shows how many are left for a stock of %s', async (now) => {
    const user = await page.open(items);
    await page.fill(user);
    const change: OrderChange = { productId: table.id, field: 'stock', was: 3, now };
    respondOnce(409, { message: orderChanged.en, changes: [change] });
    await user.click(page.sendButton());
    expect(await screen.findByText(texts.left(3, now))).toBeVisible();
  });

  test('shows an error toast that is dismissed when the changes are accepted', async () => {
    const user = await page.open(items);
    await page.fill(user);
    const change: OrderChange = { productId: table.id, field: 'stock', was: 3, now: 1 };
    respondOnce(409, { message: orderChanged.en, changes: [change] });
    await user.click(page.sendButton());
    expect(await screen.findByText(texts.failed)).toBeVisible();
    await user.click(screen.getByRole('button', { name: texts.accept }));
    expect(screen.queryByText(texts.failed)).toBeNull();
  });

  test('applies changes of price, stock, deleted products and date to the cart and form', async () => {
    const now = findEarliestDay(new Date(), largeEventLeadTimeHours);
    const was = toShopDate(new Date());
    const allChanges: OrderChange[] = [
      { productId: board.id, field: 'price', was: board.price, now: board.price + 5 },
      { productId: table.id, field: 'stock', was: 3, now: 1 },
      { productId: box.id, field: 'gone', was: 1, now: null },
      { productId: null, field: 'date', was, now },
    ];
    const user = await page.open(items);
    await page.fill(user);
    respondOnce(409, { message: orderChanged.en, changes: allChanges });
    await user.click(page.sendButton());
    await screen.findByRole('region', { name: texts.changes });
    const lines = getChanges().getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining(formatDollars(board.price + 5)),
      expect.stringMatching(/3.*1/),
      expect.stringContaining(getSelectionTitle(box, undefined, 'en')),
      expect.stringContaining(formatLongDate(now, 'en')),
    ]);
    await user.click(getChanges().getByRole('button', { name: texts.accept }));
    await waitFor(() =>
      expect(readCart()).toEqual([
        { productId: board.id, quantity: 2 },
        { productId: table.id, quantity: 1 },
      ]),
    );
    expect(page.eventDate()).toHaveValue(now);
    const total = formatDollars((board.price + 5) * 2 + table.price + 15);
    expect(page.form().getAllByText(new RegExp(`\\${total}`))).not.toEqual([]);
    expect(getSubmissions().orders).toEqual([]);
  });

  test('shows the error at the date field when the date has passed', async () => {
    const user = await page.open(items);
    await page.fill(user);
    const message = orderMessages.pastDay.en;
    respondOnce(400, { message, issues: [{ path: 'eventDate', message }] });
    await user.click(page.sendButton());
    await waitFor(() =>
      expect(page.eventDate()).toHaveAccessibleDescription(expect.stringContaining(message)),
    );
    expect(page.eventDate()).toHaveFocus();
    expect(addDays(page.eventDate().getAttribute('value') ?? '', 0)).toBe(
      page.eventDate().getAttribute('value'),
    );
  });
});
