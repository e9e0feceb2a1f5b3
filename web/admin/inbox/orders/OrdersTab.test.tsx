import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { createOrderRow, openBackOffice } from '../../../testing/inbox-rows';
import { getSubmissions, mockServer, resetMockServer } from '../../../testing/mock-server';

const url = '/admin?tab=orders';

const textsByLanguage = {
  en: {
    headers: [
      'Number',
      'Name',
      'Event',
      'Delivery or pickup',
      'Total',
      'Status',
      'Date',
      'Actions',
    ],
    number: 'Unread: LH-1004',
    cells: [
      'Ana Núñez',
      'Sat, Nov 28, 2026',
      'Delivery: Northeast LA',
      '$248.50',
      'New',
      'Jan 5, 2025 3:04 PM',
    ],
    board: 'Mediterranean Board',
    pickup: 'Pickup',
    statuses: ['New', 'Confirmed', 'Declined', 'Fulfilled'],
    view: 'View LH-1004',
    status: 'Status LH-1004',
    title: 'Order LH-1004',
    event: 'Saturday, November 28, 2026',
    update: 'Update Status',
    done: 'Order status updated successfully',
    failed: 'Failed to update order status',
    empty: 'No order requests found',
    notLoaded: 'Error loading order requests. Please try again.',
    retry: 'Try again',
    kitchen: 'Kitchen list of the day',
    reply: 'Reply by email',
    submitted: 'Submitted',
  },
  es: {
    headers: [
      'Número',
      'Nombre',
      'Evento',
      'Forma de entrega',
      'Total',
      'Estado',
      'Fecha',
      'Acciones',
    ],
    number: 'Sin leer: LH-1004',
    cells: [
      'Ana Núñez',
      'sáb, 28 nov 2026',
      'A domicilio: Noreste de Los Ángeles',
      '$248.50',
      'Nuevo',
      '5 ene 2025 15:04',
    ],
    board: 'Tabla Mediterránea',
    pickup: 'Pasan a recoger',
    statuses: ['Nuevo', 'Confirmado', 'Rechazado', 'Entregado'],
    view: 'Ver LH-1004',
    status: 'Estado LH-1004',
    title: 'Pedido LH-1004',
    event: 'sábado, 28 de noviembre de 2026',
    update: 'Actualizar estado',
    done: 'Estado del pedido actualizado',
    failed: 'No se pudo actualizar el estado del pedido',
    empty: 'No se encontraron pedidos',
    notLoaded: 'No se pudieron cargar los pedidos. Inténtalo de nuevo.',
    retry: 'Intentar de nuevo',
    kitchen: 'Lista de cocina del día',
    reply: 'Responder por correo',
    submitted: 'Fecha del pedido',
  },
};

const findDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const getCells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.lastElementChild?.textContent);
const getFirstRow = () => screen.getAllByRole('row')[1] ?? document.body;

describe('page /admin?tab=orders', () => {
  const texts = textsByLanguage.es;

  const openOrders = (...orders: Parameters<typeof createOrderRow>) =>
    openBackOffice(url, { language: 'es', submissions: { orders: orders.map(createOrderRow) } });

  test('lists total, event date, destination and status of each order', async () => {
    await openOrders({});
    const headers = screen.getAllByRole('columnheader').map((header) => header.textContent);
    expect(headers).toEqual(texts.headers);
    expect(screen.getByRole('rowheader', { name: texts.number })).toBeVisible();
    expect(getCells(getFirstRow()).slice(0, 6)).toEqual(texts.cells);
  });

  test('translates each status, and shows an unknown status as stored', async () => {
    const statuses = [...textsByLanguage.en.statuses, 'Lost'];
    await openOrders(
      ...statuses.map((status, index) =>
        createOrderRow({
          id: index + 1,
          status,
          receivedAt: new Date(2025, 0, 20 - index).toISOString(),
        }),
      ),
    );
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows.map((row) => getCells(row)[4])).toEqual([...texts.statuses, 'Lost']);
  });

  test('shows all details of an open order and confirms it with one click', async () => {
    const user = await openOrders({ fulfilment: 'pickup', area: null });
    await user.click(screen.getByRole('button', { name: texts.view }));
    const orderDialog = await findDialog(texts.title);
    const lines = orderDialog.getAllByRole('row').map((row) => row.textContent);
    expect(lines.slice(1)).toEqual([
      `2 × ${texts.board}$99.50$199.00`,
      '1 × Fig Jam$49.50$49.50',
      'Total estimado$248.50',
    ]);
    for (const text of [texts.event, texts.pickup, '12', 'ana@correo.mx', '(323) 555-0100']) {
      expect(orderDialog.getByText(text)).toBeVisible();
    }
    expect(orderDialog.getByText(/No nuts/).textContent).toBe('Calle Aldama 12.\nNo nuts.');
    expect(orderDialog.getByRole('link', { name: texts.kitchen })).toHaveAttribute(
      'href',
      '/admin/kitchen-list?day=2026-11-28',
    );
    expect(orderDialog.getByRole('button', { name: texts.reply })).toBeVisible();
    expect(orderDialog.getByText(texts.submitted)).toBeVisible();
    expect(orderDialog.getByRole('button', { pressed: true })).toHaveTextContent(
      texts.statuses[0] ?? '',
    );
    const confirm = orderDialog.getByRole('button', { name: texts.statuses[1] });
    await user.click(confirm);
    expect(await screen.findByText(texts.done)).toBeVisible();
    await waitFor(() => expect(confirm).toHaveAttribute('aria-pressed', 'true'));
    expect(getSubmissions().orders[0]?.status).toBe('Confirmed');
    expect(confirm).toHaveFocus();
  });

  test("changes an order's status from its row", async () => {
    const user = await openOrders({ status: 'Confirmed' });
    await user.click(screen.getByRole('button', { name: texts.status }));
    const statusDialog = await findDialog(texts.update);
    await user.click(statusDialog.getByText(texts.statuses[1] ?? ''));
    const options = within(await screen.findByRole('listbox'));
    await user.click(options.getByRole('option', { name: texts.statuses[3] }));
    await user.click(screen.getByRole('button', { name: texts.update }));
    expect(await screen.findByText(texts.done)).toBeVisible();
    await waitFor(() => expect(getCells(getFirstRow())[4]).toBe(texts.statuses[3]));
    expect(getSubmissions().orders[0]?.readAt).not.toBeNull();
    expect(screen.queryByText(texts.number)).toBeNull();
  });

  test('toasts an error when a status could not be changed', async () => {
    const user = await openOrders({});
    await user.click(screen.getByRole('button', { name: texts.view }));
    const orderDialog = await findDialog(texts.title);
    mockServer.use(http.put('*/status', () => HttpResponse.error()));
    await user.click(orderDialog.getByRole('button', { name: texts.statuses[2] }));
    expect(await screen.findByText(texts.failed)).toBeVisible();
    expect(orderDialog.getByRole('button', { pressed: true })).toHaveTextContent(
      texts.statuses[0] ?? '',
    );
  });

  test('shows an error when orders fail to load, retries, and shows an empty state', async () => {
    const user = await openBackOffice(url, {
      language: 'es',
      scenarios: ['server-error:order-requests'],
    });
    expect(screen.getByText(texts.notLoaded)).toBeVisible();
    resetMockServer('signed-in');
    await user.click(screen.getByRole('button', { name: texts.retry }));
    expect(await screen.findByText(texts.empty)).toBeVisible();
  });
});

test.each([
  ['en', 'Your order LH-1004 at La Higuera'],
  ['es', 'Tu pedido LH-1004 en La Higuera'],
] as const)('a reply to an order in %s has the subject %j', async (language, subject) => {
  const user = await openBackOffice(url, {
    submissions: { orders: [createOrderRow({ language })] },
  });
  await user.click(screen.getByRole('button', { name: 'View LH-1004' }));
  const link = (await findDialog('Order LH-1004')).getByRole('link', { name: 'ana@correo.mx' });
  expect(new URL(link.getAttribute('href') ?? '').searchParams.get('subject')).toBe(subject);
});

test.each([
  [
    'en',
    [
      'Hello Ana Núñez,',
      'Order: LH-1004',
      'Event date: Saturday, November 28, 2026',
      '2 × Mediterranean Board: $199.00',
      '1 × Fig Jam: $49.50',
      'Estimated total: $248.50',
    ],
  ],
  [
    'es',
    [
      'Hola, Ana Núñez:',
      'Pedido: LH-1004',
      'Fecha del evento: sábado, 28 de noviembre de 2026',
      '2 × Tabla Mediterránea: $199.00',
      '1 × Fig Jam: $49.50',
      'Total estimado: $248.50',
    ],
  ],
] as const)('a reply to an order in %s quotes the order', async (language, lines) => {
  const user = await openBackOffice(url, {
    submissions: { orders: [createOrderRow({ language })] },
  });
  await user.click(screen.getByRole('button', { name: 'View LH-1004' }));
  const link = (await findDialog('Order LH-1004')).getByRole('link', { name: 'ana@correo.mx' });
  const body = new URL(link.getAttribute('href') ?? '').searchParams.get('body') ?? '';
  expect(body.split('\r\n').filter((line) => line !== '')).toEqual(lines);
});

test('an open order shows "Reply by email" and "Call" above its items', async () => {
  const user = await openBackOffice(url, {
    submissions: { orders: [createOrderRow({})] },
  });
  await user.click(screen.getByRole('button', { name: 'View LH-1004' }));
  const orderDialog = await findDialog('Order LH-1004');
  const call = orderDialog.getByRole('link', { name: 'Call' });
  expect(call).toHaveAttribute('href', 'tel:3235550100');
  const items = orderDialog.getByRole('table');
  for (const control of [call, orderDialog.getByRole('button', { name: 'Reply by email' })]) {
    expect(control.compareDocumentPosition(items)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
});

test('an open order without a phone number shows no "Call" link', async () => {
  const user = await openBackOffice(url, {
    submissions: { orders: [createOrderRow({ phone: null })] },
  });
  await user.click(screen.getByRole('button', { name: 'View LH-1004' }));
  const orderDialog = await findDialog('Order LH-1004');
  expect(orderDialog.queryByRole('link', { name: 'Call' })).toBeNull();
});

test('clicking an order number opens the order', async () => {
  const user = await openBackOffice(url, { submissions: { orders: [createOrderRow({})] } });
  await user.click(screen.getByRole('button', { name: 'LH-1004' }));
  expect(await findDialog('Order LH-1004')).toBeDefined();
});

test('page /admin?tab=orders shows 5,000 orders in pages of twenty', async () => {
  const orders = Array.from({ length: 5000 }, (_, index) => createOrderRow({ id: index + 1 }));
  await openBackOffice(`${url}&page=250`, { submissions: { orders } });
  expect(screen.getAllByRole('rowheader')).toHaveLength(20);
  expect(screen.getByText('Showing 4981-5000 of 5000')).toBeVisible();
});
