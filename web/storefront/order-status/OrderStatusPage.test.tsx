import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { business } from '#contract/business';
import { addDays, isOpenOn, toShopDate, toShopInstant } from '#contract/core/dates';
import {
  editOrderRequest,
  getOrderRequest,
  setOrderStatus,
} from '#contract/orders/admin-endpoints';
import type { OrderWithEvents } from '#contract/orders/admin-schema';
import { sendOrderRequest } from '#contract/orders/endpoints';
import { orderEditedMeanwhile } from '#contract/orders/messages';
import { parseOrderNumber } from '#contract/orders/rules';
import type { OrderStatusView } from '#contract/orders/status-schema';
import { getDefaultOption } from '#contract/products/options';
import { request } from '../../data/http-client';
import { formatLongDate } from '../../i18n/event-dates';
import { postForm } from '../../outbox/post-form';
import { getCurrentUrl } from '../../testing/current-url';
import { findProductByName } from '../../testing/demo-data';
import { getProductTable, mockServer, resetMockServer } from '../../testing/mock-server';
import { recordEvents } from '../../testing/record-events';
import { findUntranslatedText } from '../../testing/untranslated-text';
import { visitPage } from '../../testing/visit-page';

const board = findProductByName('Mediterranean Board');
const option = getDefaultOption(board);

/** A day far enough from the test run on which the shop is open. */
function findEventDate(): string {
  let day = addDays(toShopDate(new Date()), 180);
  while (!isOpenOn(day)) day = addDays(day);
  return day;
}

const eventDate = findEventDate();

interface SentOrder {
  readonly number: string;
  readonly key: string;
  readonly id: number;
}

async function sendOrder(changes: object = {}): Promise<SentOrder> {
  const body = {
    name: 'Ana Núñez',
    email: 'ana@correo.mx',
    eventDate,
    fulfilment: 'delivery',
    area: 'northeast-la',
    street: '5030 York Blvd',
    zip: '90041',
    window: '14:00',
    guests: 12,
    allergies: ['sesame'],
    cardMessage: 'For <b>abuela</b> & everyone',
    items: [{ productId: board.id, option: option?.key, quantity: 2, price: option?.price }],
    ...changes,
  };
  const outcome = await postForm(sendOrderRequest, { body }, crypto.randomUUID());
  if (outcome.result !== 'delivered') throw new Error(JSON.stringify(outcome));
  const { number, key } = outcome.response;
  return { number, key, id: parseOrderNumber(number) ?? 0 };
}

const fetchOrder = (id: number): Promise<OrderWithEvents> =>
  request(getOrderRequest, { params: { id } });

async function editOrder(id: number, changes: object): Promise<void> {
  const order = await fetchOrder(id);
  await request(editOrderRequest, {
    params: { id },
    body: { ...order, needsAcceptance: true, ...changes },
  });
}

const setStatus = (id: number, status: 'Confirmed' | 'Declined' | 'Fulfilled') =>
  request(setOrderStatus, { params: { id }, body: { status } });

/** Like a reload. */
function visitAgain(url: string): ReturnType<typeof visitPage> {
  cleanup();
  return visitPage(url);
}

const buildUrl = ({ number, key }: Pick<SentOrder, 'number' | 'key'>, prefix = '') =>
  `${prefix}/order/${number}?key=${key}`;

const getHeading = () => screen.getByRole('heading', { level: 1 });

const getButton = (name: string) => screen.getByRole('button', { name });

/** A response that the server would send for another order. */
function respondWithView(view: OrderStatusView): void {
  mockServer.use(http.get('/api/orders/:number', () => HttpResponse.json(view)));
}

beforeEach(() => {
  resetMockServer('signed-in');
  localStorage.clear();
});

describe('page /order/:number', () => {
  test('shows the order, where it stands, and an estimated total until it is confirmed', async () => {
    const order = await sendOrder();
    await visitPage(buildUrl(order));
    expect(getHeading()).toHaveTextContent('We have your order request');
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows[1]).toHaveTextContent(`${board.name}, ${option?.name.en}2 × $`);
    expect(rows.at(-1)).toHaveTextContent(/^Estimated total\$/);
    const main = screen.getByRole('main');
    for (const text of ['5030 York Blvd, 90041', 'Northeast LA', '12', 'Sesame', 'Received']) {
      expect(main).toHaveTextContent(text);
    }
    expect(main).toHaveTextContent(formatLongDate(eventDate, 'en'));
    expect(main).toHaveTextContent(/2:00\s–\s4:00\sPM/);
    expect(screen.getByText('For <b>abuela</b> & everyone')).toBeInTheDocument();
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect(document.querySelector('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');
  });

  test('records no pageview, because its URL contains the key', async () => {
    const order = await sendOrder();
    const events = recordEvents();
    await visitPage(buildUrl(order));
    expect(events).toEqual([]);
  });

  test('shows that the order is confirmed, with its total, and again when it becomes visible', async () => {
    const order = await sendOrder();
    await visitPage(buildUrl(order));
    await setStatus(order.id, 'Confirmed');
    fireEvent(document, new Event('visibilitychange'));
    await waitFor(() => expect(getHeading()).toHaveTextContent('Your order is confirmed'));
    expect(screen.getByRole('row', { name: /^Total \$/ })).toBeInTheDocument();
    expect(screen.getByText('Confirmed').closest('li')).toHaveTextContent(
      /Confirmed\w{3}, \w{3} \d/,
    );
  });

  test('shows what was changed, and the customer accepts it', async () => {
    const order = await sendOrder();
    const { items } = await fetchOrder(order.id);
    await editOrder(order.id, {
      items: items.map((item) => ({ ...item, quantity: 3 })),
      fee: 20,
      deposit: 100,
      paymentUrl: 'https://pay.example/lh',
      customerNote: 'Three <i>fit</i> better.',
    });
    const user = await visitPage(buildUrl(order));
    expect(getHeading()).toHaveTextContent('We changed something in your order');
    expect(screen.getByText('Three <i>fit</i> better.')).toBeInTheDocument();
    const changes = within(screen.getByRole('region', { name: 'What’s different' }));
    expect(changes.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      `${board.name}, ${option?.name.en}`,
      'Delivery',
      'Total',
      'Deposit',
    ]);
    expect(changes.getAllByRole('definition')[1]).toHaveTextContent('Before: $15.00 → Now: $20.00');
    await user.click(changes.getByRole('button', { name: 'Accept the changes' }));
    expect(await screen.findByText(/We have your answer, and go ahead/)).toHaveAttribute(
      'role',
      'status',
    );
    expect(screen.queryByRole('region', { name: 'What’s different' })).toBeNull();
    expect(getHeading()).toHaveFocus();
    const link = screen.getByRole('link', { name: /^Pay the deposit/ });
    expect(link).toHaveAttribute('href', 'https://pay.example/lh');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    const { events } = await fetchOrder(order.id);
    expect(events.at(-1)?.kind).toBe('changes-accepted');
  });

  test('declining the changes cancels nothing', async () => {
    const order = await sendOrder();
    await editOrder(order.id, { fee: 20 });
    const user = await visitPage(buildUrl(order));
    await user.click(getButton('Decline the changes'));
    await waitFor(() => expect(getHeading()).toHaveTextContent('You declined our changes'));
    expect(await fetchOrder(order.id)).toMatchObject({ status: 'New', isAwaitingCustomer: false });
  });

  test('shows changes of changes instead of accepting what the customer has not seen', async () => {
    const order = await sendOrder();
    await editOrder(order.id, { fee: 20 });
    const user = await visitPage(buildUrl(order));
    await editOrder(order.id, { fee: 90 });
    await user.click(getButton('Accept the changes'));
    expect(await screen.findByRole('alert')).toHaveTextContent(orderEditedMeanwhile.en);
    await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('Now: $90.00'));
    expect((await fetchOrder(order.id)).isAwaitingCustomer).toBe(true);
  });

  test('cancels after a question that says what happens to the deposit', async () => {
    const order = await sendOrder();
    await editOrder(order.id, { deposit: 100, needsAcceptance: false });
    const user = await visitPage(buildUrl(order));
    await user.click(getButton('Cancel this order'));
    const dialog = await screen.findByRole('dialog', { name: `Cancel order ${order.number}?` });
    expect(dialog).toHaveTextContent('the deposit of $100.00, we’ll give it back');
    await user.click(within(dialog).getByRole('button', { name: 'Keep it' }));
    expect((await fetchOrder(order.id)).status).toBe('New');
    await user.click(getButton('Cancel this order'));
    await user.click(await screen.findByRole('button', { name: 'Cancel the order' }));
    await waitFor(() => expect(getHeading()).toHaveTextContent('You canceled this order'));
    expect(screen.getByText('Canceled by you')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Cancel this order' })).toBeNull();
    expect((await fetchOrder(order.id)).status).toBe('Declined');
  });

  test('says to call when it is too late to cancel', async () => {
    const order = await sendOrder();
    const response = await fetch(`/api/orders/${order.number}?key=${order.key}`);
    const view: OrderStatusView = await response.json();
    respondWithView({ ...view, status: 'Confirmed', deposit: 80, cancelUntil: null });
    await visitPage(buildUrl(order));
    const section = within(screen.getByRole('region', { name: 'If your plans change' }));
    expect(section.getByRole('link', { name: business.phone.display })).toBeInTheDocument();
    expect(section.getByText(/The deposit isn’t returned/)).toBeInTheDocument();
    expect(section.queryByRole('button')).toBeNull();
  });

  test.each([
    ['a wrong key', '0'.repeat(32)],
    ['no key', ''],
  ])('says the same for %s as for an unknown number', async (_, key) => {
    const { number } = await sendOrder();
    for (const url of [buildUrl({ number, key }), buildUrl({ number: 'LH-999999', key })]) {
      await visitAgain(url);
      expect(getHeading()).toHaveTextContent('We can’t find this order');
      expect(screen.getByRole('main').querySelector('[href="/contact"]')).not.toBeNull();
    }
  });

  test('offline, shows the last known state with its time, and what needs a connection', async () => {
    const order = await sendOrder();
    await editOrder(order.id, { fee: 20 });
    await visitPage(buildUrl(order));
    mockServer.use(http.all('*/api/*', () => HttpResponse.error()));
    await visitAgain(buildUrl(order));
    await screen.findByText(/^As of \w{3}, \w{3} \d+, \d+:\d\d [AP]M\./);
    expect(screen.getByRole('table')).toHaveTextContent(board.name);
    for (const name of ['Accept the changes', 'Decline the changes', 'Cancel this order']) {
      expect(getButton(name)).toBeDisabled();
    }
    expect(screen.getAllByText('This needs a connection.')).toHaveLength(2);
    await visitAgain(buildUrl({ ...order, key: '0'.repeat(32) }));
    expect(getHeading()).toHaveTextContent('We couldn’t load your order');
  });

  test('a response that fails says so, and is not counted twice when it is repeated', async () => {
    const order = await sendOrder();
    await editOrder(order.id, { fee: 20 });
    const user = await visitPage(buildUrl(order));
    const keys: (string | null)[] = [];
    mockServer.use(
      http.post('/api/orders/:number/response', ({ request: { headers } }) => {
        keys.push(headers.get('Idempotency-Key'));
        return HttpResponse.error();
      }),
    );
    await user.click(getButton('Accept the changes'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We don’t know whether that reached',
    );
    await user.click(getButton('Accept the changes'));
    await waitFor(() => expect(keys).toHaveLength(2));
    expect(keys[0]).toBe(keys[1]);
  });

  test('orders again what is still sold, and names the rest', async () => {
    const order = await sendOrder();
    const { items } = await fetchOrder(order.id);
    const crackers = { productId: null, productName: 'Crackers', option: null, optionName: null };
    await editOrder(order.id, {
      items: [...items, { ...crackers, quantity: 1, price: 9 }],
      needsAcceptance: false,
    });
    const user = await visitPage(buildUrl(order));
    await user.click(getButton('Order again'));
    await waitFor(() => expect(getCurrentUrl()).toBe('/cart'));
    expect(JSON.parse(localStorage.getItem('cart') ?? '').items).toMatchObject([
      { productId: board.id, quantity: 2 },
    ]);
    expect(await screen.findByText('We no longer sell Crackers.')).toBeInTheDocument();
  });

  test('stays and names the products when nothing is sold any more', async () => {
    const order = await sendOrder();
    getProductTable().remove(board.id);
    const user = await visitPage(buildUrl(order));
    await user.click(getButton('Order again'));
    expect(await screen.findByText(/^We no longer sell Mediterranean Board/)).toBeInTheDocument();
    expect(getCurrentUrl()).toBe(buildUrl(order));
  });

  test('downloads a calendar file', async () => {
    const order = await sendOrder();
    const blobs: Blob[] = [];
    vi.stubGlobal('URL', Object.assign(URL, { revokeObjectURL: () => undefined }));
    const createUrl = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) blobs.push(blob);
      return 'blob:calendar';
    });
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    onTestFinished(() => {
      createUrl.mockRestore();
      click.mockRestore();
      vi.unstubAllGlobals();
    });
    const user = await visitPage(buildUrl(order));
    await user.click(getButton('Add to calendar'));
    const file = (await blobs[0]?.text())?.replaceAll('\r\n ', '');
    expect(file).toContain(`UID:${order.number}@`);
    expect(file).toContain('SUMMARY:Delivery from La Higuera');
    expect(file).toContain('LOCATION:5030 York Blvd\\, 90041');
    const start = toShopInstant(eventDate, '14:00').toISOString();
    expect(file).toContain(`DTSTART:${start.replace('.000', '').replaceAll(/[-:]/g, '')}`);
    expect(file).not.toContain(order.key);
  });
});

test('page /es/order/:number is completely translated', async () => {
  const order = await sendOrder();
  await editOrder(order.id, { fee: 20, deposit: 100, guests: 14, customerNote: 'Hola.' });
  await visitPage(buildUrl(order, '/es'));
  expect(getHeading()).toHaveTextContent('Cambiamos algo de tu pedido');
  expect(findUntranslatedText()).toEqual([]);
  await setStatus(order.id, 'Fulfilled');
  await visitAgain(buildUrl(order, '/es'));
  expect(getHeading()).toHaveTextContent('Tu pedido se entregó');
  expect(findUntranslatedText()).toEqual([]);
  await visitAgain('/es/order/LH-1001');
  expect(getHeading()).toHaveTextContent('No encontramos este pedido');
  expect(findUntranslatedText()).toEqual([]);
});
