import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createOrderRow, openBackOffice } from '../../testing/inbox-rows';

const orders = [
  createOrderRow({ id: 1, status: 'Confirmed', details: { servings: 100 } }),
  createOrderRow({ id: 2, status: 'New', details: { servings: 140 } }),
  createOrderRow({ id: 3, status: 'Declined', details: { servings: 9 } }),
  createOrderRow({ id: 4, status: 'New', eventDate: '2026-12-02', details: { servings: 12 } }),
];

describe('page /admin/calendar', () => {
  test('shows orders and servings of each day of a month against the capacity', async () => {
    await openBackOffice('/admin/calendar?day=2026-11-18&view=month', { submissions: { orders } });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Calendar November 2026');
    const table = within(await screen.findByRole('table', { name: 'November 2026' }));
    expect(table.getAllByRole('columnheader')).toHaveLength(7);
    const saturday = table.getByRole('link', { name: /November 28, 2026/ });
    expect(saturday).toHaveTextContent('2 of 8 orders240 of 240 servings1 to confirmFull');
    expect(saturday).toHaveAttribute('href', '/admin/kitchen-list?day=2026-11-28');
    expect(table.getByRole('link', { name: /December 2, 2026/ })).toHaveTextContent(
      '1 of 8 orders12 of 240 servings1 to confirm',
    );
  });

  test('lists a week in Spanish and links to the next one', async () => {
    const user = await openBackOffice('/admin/calendar?day=2026-11-28&view=week', {
      language: 'es',
      submissions: { orders },
    });
    expect(await screen.findAllByRole('link', { name: /noviembre de 2026/ })).toHaveLength(7);
    await user.click(screen.getByRole('link', { name: 'Semana siguiente' }));
    expect(await screen.findByRole('link', { name: /2 de diciembre de 2026/ })).toHaveTextContent(
      '1 de 8 pedidos',
    );
  });

  test('says when the calendar failed to load', async () => {
    await openBackOffice('/admin/calendar', { scenarios: ['server-error:order-calendar'] });
    expect(await screen.findByText(/The calendar couldn’t be loaded/)).toBeVisible();
  });
});
