import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { deleteItem } from '../../outbox/database';
import { localizePath } from '../../routing/paths';
import { visitPage } from '../../testing/visit-page';

const texts = { list: 'Orders we’ve received', order: (number: string) => `Order ${number}` };

/** Saves a receipt the way the outbox does when the server has accepted an order. */
const saveReceipt = (number: string, receivedAt: string) =>
  deleteItem('', {
    version: 1,
    number,
    createdAt: receivedAt,
    language: 'en',
    fields: {},
    receivedAt,
  });

describe('<Receipts>', () => {
  test('lists receipts, latest first, with links to their pages', async () => {
    await saveReceipt('LH-1042', '2026-11-20T18:00:00.000Z');
    await saveReceipt('LH-1057', '2026-11-21T18:00:00.000Z');
    await visitPage(localizePath('/cart', 'en'));
    const list = within(await screen.findByRole('region', { name: texts.list }));
    const links = list.getAllByRole('link');
    const testReceipts = links.filter((link) => /LH-10(42|57)/.test(link.textContent ?? ''));
    expect(testReceipts.map(({ textContent }) => textContent)).toEqual([
      texts.order('LH-1057'),
      texts.order('LH-1042'),
    ]);
    expect(testReceipts[0]).toHaveAttribute('href', localizePath('/receipt/LH-1057', 'en'));
  });
});
