import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { addDays, toShopDate } from '#contract/core/dates';
import { formatLongDate } from '../../i18n/event-dates';
import { createOrderRow, openBackOffice } from '../../testing/inbox-rows';
import { resetMockServer } from '../../testing/mock-server';

const url = '/admin/kitchen-list?day=2026-11-28';

const texts = {
  title: 'Lista de cocina sábado, 28 de noviembre de 2026',
  documentTitle: 'Lista de cocina, sábado, 28 de noviembre de 2026 | La Higuera',
  nextTitle: 'Lista de cocina domingo, 29 de noviembre de 2026',
  board: 'Tabla Mediterránea',
  toMake: 'Por preparar',
  confirmed: '2 pedidos confirmados',
  open: 'Aún sin confirmar',
  fulfilled: '1 pedido de este día ya se entregó.',
  area: 'A domicilio: Noreste de Los Ángeles',
  guests: '12 invitados',
  print: 'Imprimir',
  next: 'Día siguiente',
  pick: 'Ir al día',
  previous: 'Día anterior',
  nothing: 'Nada que preparar este día',
  noneConfirmed: 'Ningún pedido de este día está confirmado.',
  failed: 'No se pudieron cargar los pedidos. Inténtalo de nuevo.',
  retry: 'Intentar de nuevo',
};

const orders = [
  createOrderRow({ id: 1, status: 'Confirmed' }),
  createOrderRow({ id: 2, status: 'Confirmed', notes: null, guests: null, phone: null }),
  createOrderRow({ id: 3, status: 'New' }),
  createOrderRow({ id: 4, status: 'Fulfilled' }),
  createOrderRow({ id: 5, status: 'Declined' }),
  createOrderRow({ id: 6, status: 'Confirmed', eventDate: '2026-11-29' }),
];

describe('page /admin/kitchen-list?day=', () => {
  const getRegion = (name: string) => within(screen.getByRole('region', { name }));
  const listOrderNumbers = (name: string) =>
    getRegion(name)
      .getAllByRole('article')
      .map((order) => order.getAttribute('aria-label'));

  test('counts the products of a day and lists confirmed and unconfirmed orders', async () => {
    await openBackOffice(url, { language: 'es', submissions: { orders } });
    expect(screen.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
    expect(document.title).toBe(texts.documentTitle);
    const counts = getRegion(texts.toMake).getAllByRole('row').slice(1);
    expect(counts.map((row) => row.textContent)).toEqual([`4${texts.board}`, '2Fig Jam']);
    expect(listOrderNumbers(texts.confirmed)).toEqual(['LH-1001', 'LH-1002']);
    expect(listOrderNumbers(texts.open)).toEqual(['LH-1003']);
    expect(screen.getByText(texts.fulfilled)).toBeVisible();
    const order = within(screen.getByRole('article', { name: 'LH-1001' }));
    for (const text of ['Ana Núñez', texts.area, texts.guests, '(323) 555-0100']) {
      expect(order.getByText(text)).toBeVisible();
    }
    expect(order.getByText(/No nuts/).textContent).toBe('Calle Aldama 12.\nNo nuts.');
    expect(order.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      `2${texts.board}`,
      '1Fig Jam',
    ]);
  });

  test('links to the previous and the next day', async () => {
    const user = await openBackOffice(url, { language: 'es', submissions: { orders } });
    await user.click(screen.getByRole('link', { name: texts.next }));
    expect(await screen.findByRole('heading', { name: texts.nextTitle })).toBeVisible();
    expect(await screen.findByRole('article', { name: 'LH-1006' })).toBeVisible();
    expect(screen.queryByRole('article', { name: 'LH-1001' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: texts.previous }));
    expect(await screen.findByRole('article', { name: 'LH-1001' })).toBeVisible();
  });

  test('opens the day selected in the date field', async () => {
    await openBackOffice(url, { language: 'es', submissions: { orders } });
    fireEvent.change(screen.getByLabelText(texts.pick), { target: { value: '2026-11-29' } });
    expect(await screen.findByRole('heading', { name: texts.nextTitle })).toBeVisible();
    expect(screen.getByLabelText(texts.pick)).toHaveValue('2026-11-29');
    expect(await screen.findByRole('article', { name: 'LH-1006' })).toBeVisible();
  });

  test('prints the list', async () => {
    const print = vi.spyOn(window, 'print').mockReturnValue();
    onTestFinished(() => print.mockRestore());
    const user = await openBackOffice(url, { language: 'es', submissions: { orders } });
    await user.click(screen.getByRole('button', { name: texts.print }));
    expect(print).toHaveBeenCalledOnce();
  });

  test('shows an empty state for a day without orders', async () => {
    await openBackOffice(url, { language: 'es' });
    expect(screen.getByRole('heading', { name: texts.nothing })).toBeVisible();
  });

  test('shows a note instead of the empty state when a day has only unconfirmed orders', async () => {
    const unconfirmed = orders.filter(({ status }) => status === 'New');
    await openBackOffice(url, { language: 'es', submissions: { orders: unconfirmed } });
    expect(listOrderNumbers(texts.open)).not.toEqual([]);
    expect(screen.queryByRole('heading', { name: texts.nothing })).toBeNull();
    expect(screen.getByText(texts.noneConfirmed)).toBeVisible();
  });

  test('shows an error when orders fail to load, and retries', async () => {
    const user = await openBackOffice(url, {
      language: 'es',
      scenarios: ['server-error:order-requests'],
    });
    expect(screen.getByText(texts.failed)).toBeVisible();
    resetMockServer('signed-in');
    await user.click(screen.getByRole('button', { name: texts.retry }));
    await waitFor(() => expect(screen.getByText(texts.nothing)).toBeVisible());
  });
});

describe('page /admin/kitchen-list without a valid ?day=', () => {
  const today = toShopDate(new Date());
  const buildTitle = (day: string) => `Kitchen list ${formatLongDate(day, 'en')}`;

  test.each(['/admin/kitchen-list', '/admin/kitchen-list?day=2026-02-30'])(
    '%s opens on today when there are no orders',
    async (path) => {
      await openBackOffice(path);
      expect(
        await screen.findByRole('heading', { level: 1, name: buildTitle(today) }),
      ).toBeVisible();
    },
  );

  test('opens on the next day with an order that is neither declined nor fulfilled', async () => {
    const upcomingOrders = [
      createOrderRow({ id: 1, status: 'Confirmed', eventDate: addDays(today, -1) }),
      createOrderRow({ id: 2, status: 'Declined', eventDate: addDays(today) }),
      createOrderRow({ id: 3, status: 'Fulfilled', eventDate: addDays(today) }),
      createOrderRow({ id: 4, status: 'Confirmed', eventDate: addDays(today, 9) }),
      createOrderRow({ id: 5, status: 'New', eventDate: addDays(today, 5) }),
    ];
    await openBackOffice('/admin/kitchen-list', { submissions: { orders: upcomingOrders } });
    const next = buildTitle(addDays(today, 5));
    expect(await screen.findByRole('heading', { level: 1, name: next })).toBeVisible();
    expect(await screen.findByRole('article', { name: 'LH-1005' })).toBeVisible();
  });
});
