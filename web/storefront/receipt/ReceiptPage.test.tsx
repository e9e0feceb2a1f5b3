import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { business } from '#contract/business';
import { getProductText } from '#contract/products/product-text';
import { defaultShopSettings } from '#contract/settings/shop-settings';
import { formatPrice } from '../../i18n/formats';
import { deleteItem } from '../../outbox/database';
import type { Receipt } from '../../outbox/item';
import { localizePath } from '../../routing/paths';
import { findProductByName } from '../../testing/demo-data';
import { mockServer, resetMockServer } from '../../testing/mock-server';
import { findUntranslatedText } from '../../testing/untranslated-text';
import { visitPage } from '../../testing/visit-page';

const board = findProductByName('Mediterranean Board');

const order = {
  name: 'Ana Núñez',
  email: 'ana@correo.mx',
  phone: '323 555 0100',
  eventDate: '2026-11-28',
  fulfilment: 'delivery',
  area: 'northeast-la',
  guests: 12,
  notes: 'Calle Aldama 12.\nSin nueces.',
  fee: 15,
  street: 'Calle Aldama 12',
  unit: 'B',
  zip: '90041',
  window: '12:00',
  allergies: ['tree-nuts', 'peanuts'],
  allergyNotes: 'No kiwi',
  items: [
    { productId: board.id, quantity: 2, price: 99.5 },
    { productId: 9999, quantity: 1, price: 40 },
  ],
};

const receipt: Receipt = {
  version: 1,
  number: 'LH-1042',
  createdAt: '2026-11-21T22:00:00.000Z',
  language: 'en',
  fields: order,
  // Still November 21 in Los Angeles.
  receivedAt: '2026-11-22T07:04:00.000Z',
};

/** Stores a receipt as the outbox does after an order was accepted. */
const saveReceipt = (changes: Partial<Receipt> = {}) => deleteItem('', { ...receipt, ...changes });

const textsByLanguage = {
  en: {
    title: 'Order LH-1042',
    state: /^We got your request on November 21, 2026 at 11:04 PM PST\./,
    date: 'Saturday, November 28, 2026',
    area: 'Northeast LA',
    time: /^12:00\s–\s2:00\sPM$/,
    pickup: 'In Highland Park, by appointment',
    unnamed: /^Product 9999/,
    statusPage: 'See your order’s page',
    print: 'Print this receipt',
    preserved: /stays on this device/,
    none: 'This device has no order LH-7',
  },
  es: {
    title: 'Pedido LH-1042',
    state: /^Tu pedido nos llegó el 21 de noviembre de 2026 a las 11:04 ?p\. ?m\. PST\./,
    date: 'sábado, 28 de noviembre de 2026',
    area: 'Noreste de Los Ángeles',
    time: /^12:00–2:00\sp/,
    pickup: 'En Highland Park, con cita',
    unnamed: /^Producto 9999/,
    statusPage: 'Ver la página de tu pedido',
    print: 'Imprimir este recibo',
    preserved: /Se queda en este dispositivo/,
    none: 'En este dispositivo no está el pedido LH-7',
  },
};

describe('page /receipt/:number', () => {
  const texts = textsByLanguage.en;
  const formatDollars = (dollars: number) => formatPrice(dollars, 'en');
  const open = (number: string) => visitPage(localizePath(`/receipt/${number}`, 'en'));
  const rows = () => within(screen.getByRole('table')).getAllByRole('row');

  test('shows the order, when it was received, and that it is unconfirmed', async () => {
    await saveReceipt();
    await open('LH-1042');
    expect(screen.getByRole('heading', { level: 1, name: texts.title })).toBeInTheDocument();
    expect(screen.getByText(texts.state)).toHaveTextContent('ana@correo.mx');
    for (const text of [texts.date, '12', 'Ana Núñez', '323 555 0100', texts.time]) {
      expect(screen.getByText(text)).toBeInTheDocument();
    }
    expect(screen.getByText(/^Calle Aldama 12, B, 90041/)).toHaveTextContent(texts.area);
    expect(screen.getByText(/^Tree nuts and Peanuts/)).toHaveTextContent('No kiwi');
    expect(screen.getByText(/Sin nueces/)).toBeInTheDocument();
    expect(screen.getByText(texts.preserved)).toBeInTheDocument();
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });

  test('totals the items at the prices of the order', async () => {
    await saveReceipt();
    await open('LH-1042');
    const [, first, second, fee, total] = rows();
    expect(first).toHaveTextContent(getProductText(board, 'name', 'en'));
    expect(first).toHaveTextContent(`2 × ${formatDollars(99.5)}`);
    expect(first).toHaveTextContent(formatDollars(199));
    expect(second).toHaveTextContent(texts.unnamed);
    expect(fee).toHaveTextContent(`Delivery${formatDollars(15)}`);
    expect(total).toHaveTextContent(`Estimated total${formatDollars(254)}`);
  });

  test('of an earlier version has no fee and says so', async () => {
    const { fee: _, ...withoutFee } = order;
    await saveReceipt({ fields: withoutFee });
    await open('LH-1042');
    expect(rows().at(-1)).toHaveTextContent(`Subtotal, before delivery${formatDollars(239)}`);
    expect(screen.queryByRole('link', { name: texts.statusPage })).toBeNull();
  });

  test('links to the status page', async () => {
    await saveReceipt({ key: 'abc' });
    await open('LH-1042');
    expect(screen.getByRole('link', { name: texts.statusPage })).toHaveAttribute(
      'href',
      '/order/LH-1042?key=abc',
    );
  });

  test('promises no e-mail if the shop cannot send any', async () => {
    mockServer.use(
      http.get('*/api/settings/shop', () =>
        HttpResponse.json({ ...defaultShopSettings, version: 1, canSendEmail: false }),
      ),
    );
    await saveReceipt({ key: 'abc' });
    await open('LH-1042');
    const status = screen.getByText(texts.state);
    expect(status).not.toHaveTextContent('email');
    expect(status).toHaveTextContent('Our answer will be on your order’s page.');
  });

  test('lists the addresses of a shipment', async () => {
    const rosa = { name: 'Rosa Paz', street: '1 Main St', city: 'Reno', state: 'NV', zip: '89501' };
    const recipients = [rosa, { ...rosa, name: 'Luis Mora', quantity: 2 }];
    await saveReceipt({ fields: { ...order, fulfilment: 'shipping', recipients, fee: 19.98 } });
    await open('LH-1042');
    for (const text of [
      '1 × Rosa Paz, 1 Main St, Reno, NV 89501',
      '2 × Luis Mora, 1 Main St, Reno, NV 89501',
    ])
      expect(screen.getByText(text)).toBeInTheDocument();
    expect(rows().at(-2)).toHaveTextContent(`Shipping to 2 addresses${formatDollars(19.98)}`);
  });

  test('shows the name from the order for a deleted product', async () => {
    await saveReceipt({ productNames: { 9999: { en: 'Harvest Board', es: 'Tabla de Cosecha' } } });
    await open('LH-1042');
    const [, , second] = rows();
    expect(second).toHaveTextContent('Harvest Board');
  });

  test('shows the pickup place and omits empty fields', async () => {
    const { name, email, eventDate, items } = order;
    const fields = { name, email, eventDate, items, fulfilment: 'pickup', phone: '', fee: 0 };
    await saveReceipt({ fields });
    await open('LH-1042');
    expect(screen.getByText(texts.pickup)).toBeInTheDocument();
    expect(screen.queryByText(texts.area)).toBeNull();
    expect(screen.getAllByRole('definition')).toHaveLength(3);
  });

  test('shows no pickup for a class', async () => {
    const { area: _, ...rest } = order;
    const items = [
      { productId: findProductByName('Board-Making Class').id, quantity: 1, price: 95 },
    ];
    await saveReceipt({ fields: { ...rest, fulfilment: 'pickup', items } });
    await open('LH-1042');
    await waitFor(() => expect(screen.queryByText(texts.pickup)).toBeNull());
    expect(screen.getByText(texts.date)).toBeInTheDocument();
  });

  test('can be printed and shows contact details', async () => {
    const print = vi.spyOn(window, 'print').mockReturnValue();
    await saveReceipt();
    const user = await open('LH-1042');
    await user.click(screen.getByRole('button', { name: texts.print }));
    expect(print).toHaveBeenCalledOnce();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: business.email })).toHaveAttribute(
      'href',
      `mailto:${business.email}?subject=LH-1042`,
    );
    expect(main.getByRole('link', { name: business.phone.display })).toBeInTheDocument();
    print.mockRestore();
  });

  test('opens offline', async () => {
    await saveReceipt();
    resetMockServer('offline');
    await open('LH-1042');
    expect(screen.getByText(texts.date)).toBeInTheDocument();
    expect(rows()).toHaveLength(5);
  });

  test.each([
    ['is not on this device', {}],
    ['cannot be parsed', { number: 'LH-7', fields: { items: 'rubbish' } }],
  ])('shows contact details when the receipt %s', async (_, changes: Partial<Receipt>) => {
    await saveReceipt(changes);
    await open('LH-7');
    expect(await screen.findByRole('heading', { level: 1, name: texts.none })).toBeInTheDocument();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: business.email })).toBeInTheDocument();
  });
});

test('page /es/receipt/:number is completely translated', async () => {
  await saveReceipt();
  await visitPage('/es/receipt/LH-1042');
  await waitFor(() => expect(screen.getByText(textsByLanguage.es.date)).toBeInTheDocument());
  expect(findUntranslatedText()).toEqual([]);
});
