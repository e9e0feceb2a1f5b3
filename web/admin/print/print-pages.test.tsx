import { screen, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { archiveOrderRequest } from '#contract/orders/admin-endpoints';
import { request } from '../../data/http-client';
import { findProductByName } from '../../testing/demo-data';
import { createOrderRow, openBackOffice } from '../../testing/inbox-rows';

const board = findProductByName('Garden Board');

const orders = [
  createOrderRow({
    status: 'Confirmed',
    lines: [{ productId: board.id, productName: board.name, quantity: 2, priceCents: 9500 }],
    details: {
      allergies: ['tree-nuts'],
      cardMessage: 'Happy birthday!',
      street: '412 Avenue 57',
      kitchenDate: '2026-11-28',
    },
  }),
  createOrderRow({ id: 5, status: 'New' }),
];

const open = (url: string, language: 'en' | 'es' = 'en') =>
  openBackOffice(url, { language, submissions: { orders } });

describe('page /admin/print', () => {
  test('prints the sheet of an order with its allergies and address', async () => {
    const print = vi.spyOn(window, 'print').mockReturnValue();
    onTestFinished(() => print.mockRestore());
    const user = await open('/admin/print?sheet=order&id=4');
    const sheet = within(screen.getByRole('article', { name: 'LH-1004' }));
    expect(sheet.getByText('Allergies:').parentElement).toHaveTextContent('Tree nuts');
    expect(sheet.getByText('412 Avenue 57')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
  });

  test('has a label with allergies and a card for each unit of the confirmed orders of a day', async () => {
    await open('/admin/print?sheet=labels&day=2026-11-28', 'es');
    const labels = screen.getAllByRole('listitem').map((label) => label.textContent);
    const spanishName = board.translations.es?.name;
    expect(labels).toEqual([
      `Ana NúñezLH-1004${spanishName}Alergias: Nueces de árbol`,
      'Happy birthday!',
      `Ana NúñezLH-1004${spanishName}Alergias: Nueces de árbol`,
      'Happy birthday!',
    ]);
  });

  test('has the labels of an archived order, which the kitchen list still has', async () => {
    const user = await open('/admin/kitchen-list?day=2026-11-28');
    await request(archiveOrderRequest, { params: { id: 4 }, body: { archived: true } });
    await user.click(screen.getByRole('link', { name: 'Labels' }));
    expect(await screen.findAllByText('Happy birthday!')).toHaveLength(2);
  });

  test('says that an order has more labels than are shown', async () => {
    const items = [
      { productId: board.id, productName: board.name, quantity: 501, priceCents: 9500 },
    ];
    const large = createOrderRow({ status: 'Confirmed', lines: items });
    await openBackOffice('/admin/print?sheet=labels&id=4', { submissions: { orders: [large] } });
    expect(screen.getByText('Order LH-1004 has only its first 500 labels here.')).toBeVisible();
  });

  test('says that no order of a day is confirmed', async () => {
    await open('/admin/print?sheet=order&day=2026-11-30');
    expect(screen.getByText('No order of this day is confirmed.')).toBeVisible();
  });
});

test('page /admin/shopping-list lists the ingredients of the confirmed orders of its days', async () => {
  await open('/admin/shopping-list?from=2026-11-27&to=2026-11-29');
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.length).toBeGreaterThan(3);
  for (const row of rows) expect(row).toHaveTextContent(/2LH-1004$/);
});

test('page /admin/shopping-list explains portions only when it lists any', async () => {
  await open('/admin/shopping-list?from=2026-11-30');
  expect(await screen.findByText(/0 confirmed orders/)).toBeVisible();
  expect(screen.queryByText(/^A portion is/)).not.toBeInTheDocument();
});
