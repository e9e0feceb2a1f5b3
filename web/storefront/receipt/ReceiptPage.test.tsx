import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { business } from '#contract/business';
import { getProductText } from '#contract/products/product-text';
import { formatPrice } from '../../i18n/formats';
import { deleteItem } from '../../outbox/database';
import type { Receipt } from '../../outbox/item';
import { localizePath } from '../../routing/paths';
import { findProductByName } from '../../testing/demo-data';
import { resetMockServer } from '../../testing/mock-server';
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
    pickup: 'In Highland Park, by appointment',
    unnamed: /^Product 9999/,
    print: 'Print this receipt',
    preserved: /stays on this device/,
    none: 'This device has no order LH-7',
  },
  es: {
    title: 'Pedido LH-1042',
    state: /^Tu pedido nos llegó el 21 de noviembre de 2026 a las 11:04 ?p\. ?m\. PST\./,
    date: 'sábado, 28 de noviembre de 2026',
    area: 'Noreste de Los Ángeles',
    pickup: 'En Highland Park, con cita',
    unnamed: /^Producto 9999/,
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
    for (const text of [texts.date, texts.area, '12', 'Ana Núñez', '323 555 0100']) {
      expect(screen.getByText(text)).toBeInTheDocument();
    }
    expect(screen.getByText(/Sin nueces/)).toBeInTheDocument();
    expect(screen.getByText(texts.preserved)).toBeInTheDocument();
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });

  test('totals the items at the prices of the order', async () => {
    await saveReceipt();
    await open('LH-1042');
    const [, first, second, total] = rows();
    expect(first).toHaveTextContent(getProductText(board, 'name', 'en'));
    expect(first).toHaveTextContent(`2 × ${formatDollars(99.5)}`);
    expect(first).toHaveTextContent(formatDollars(199));
    expect(second).toHaveTextContent(texts.unnamed);
    expect(total).toHaveTextContent(formatDollars(239));
  });

  test('shows the name from the order for a deleted product', async () => {
    await saveReceipt({ productNames: { 9999: { en: 'Harvest Board', es: 'Tabla de Cosecha' } } });
    await open('LH-1042');
    const [, , second] = rows();
    expect(second).toHaveTextContent('Harvest Board');
  });

  test('shows the pickup place and omits empty fields', async () => {
    const { area: _, guests: __, notes: ___, ...rest } = order;
    await saveReceipt({ fields: { ...rest, fulfilment: 'pickup', phone: '' } });
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
    expect(rows()).toHaveLength(4);
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
