import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import type { Language } from '#contract/core/language';
import { editOrderRequest, getOrderRequest } from '#contract/orders/admin-endpoints';
import { respondToOrder } from '#contract/orders/endpoints';
import { orderEditedMeanwhile, orderMessages } from '#contract/orders/messages';
import { defaultShopSettings, type ShopSettings } from '#contract/settings/shop-settings';
import { request } from '../../../../data/http-client';
import { findProductByName } from '../../../../testing/demo-data';
import { createOrderRow, openBackOffice } from '../../../../testing/inbox-rows';
import { getSubmissions, mockServer } from '../../../../testing/mock-server';
// Loads the lazy dialogs before the first test starts.
import './EditOrderDialog';
import './PhoneOrderDialog';

type OrderChanges = NonNullable<Parameters<typeof createOrderRow>[0]>;

const saveButton = /^(Save order|Guardar pedido)$/;

async function openEditor(
  changes: OrderChanges = {},
  language: Language = 'en',
  settings: Partial<ShopSettings> = {},
) {
  const user = await openBackOffice('/admin?tab=orders', {
    language,
    submissions: { orders: [createOrderRow(changes)] },
  });
  mockServer.use(
    http.get('*/api/settings/shop', () =>
      HttpResponse.json({ ...defaultShopSettings, version: 1, canSendEmail: true, ...settings }),
    ),
  );
  await user.click(screen.getByRole('button', { name: 'LH-1004' }));
  await user.click(await screen.findByRole('button', { name: /^(Edit order|Editar pedido)$/ }));
  const dialog = within(
    await screen.findByRole('dialog', { name: /^(Edit order|Editar pedido) LH/ }),
  );
  return {
    user,
    dialog,
    field: (name: string | RegExp) => dialog.getByLabelText(name),
    type: (name: string | RegExp, value: string) =>
      fireEvent.change(dialog.getByLabelText(name), { target: { value } }),
    save: () => user.click(dialog.getByRole('button', { name: saveButton })),
  };
}

const findDetail = async (name = 'Order LH-1004') =>
  within(await screen.findByRole('dialog', { name }));

describe('the edit form of an order', () => {
  test('saves amounts and notes, and shows the live total', async () => {
    const { dialog, type, save } = await openEditor();
    type(/^Quantity Mediterranean Board/, '3');
    type(/^Price each Mediterranean Board/, '90');
    type('Discount, in dollars', '10');
    type('Fee, in dollars', '$15.50');
    expect(dialog.getByText(/^Total:/)).toHaveTextContent('Total: $325.00 (was $248.50)');
    type('Private note', 'Always late.');
    await save();
    const detail = await findDetail();
    expect(await detail.findByText('Always late.')).toBeVisible();
    expect(await detail.findByText(/hasn’t accepted your changes/)).toBeVisible();
    expect(detail.getByText('$325.00')).toBeVisible();
    expect(getSubmissions().orders[0]).toMatchObject({ totalCents: 32_500 });
  });

  test('adds and removes lines', async () => {
    const { user, dialog, type, save } = await openEditor();
    await user.click(dialog.getByText('Add something else'));
    expect(dialog.getByLabelText('Item 3')).toHaveFocus();
    type('Item 3', 'Candles');
    type(/^Price each Candles/, '5');
    await user.click(dialog.getByText('Fig Jam', { selector: 'button *' }));
    await save();
    await waitFor(() =>
      expect(getSubmissions().orders[0]?.lines.map((line) => line.productName)).toEqual([
        'Mediterranean Board',
        'Candles',
      ]),
    );
  });

  test('adds a product of the catalog', async () => {
    const { user, dialog } = await openEditor();
    await user.click(dialog.getByRole('combobox', { name: 'Product' }));
    await user.click(await screen.findByRole('option', { name: 'Garden Board' }));
    expect(dialog.getByLabelText(/^Quantity Garden Board/)).toHaveValue('1');
    expect(dialog.getByRole('combobox', { name: 'Product' })).toHaveFocus();
    expect(dialog.getByRole('combobox', { name: 'Product' })).toHaveValue('');
  });

  test('does not ask the customer if only a private note changed', async () => {
    const { dialog, type, save } = await openEditor();
    const question = 'Ask the customer to accept the changes';
    type('Private note', 'Always late.');
    expect(dialog.queryByLabelText(question)).toBeNull();
    type('Guests', '14');
    expect(dialog.getByLabelText(question)).toBeChecked();
    type('Guests', '12');
    await save();
    const detail = await findDetail();
    expect(await detail.findByText('Always late.')).toBeVisible();
    expect(detail.queryByText(/hasn’t accepted/)).toBeNull();
  });

  test('does not ask the customer if the admin says so', async () => {
    const { user, field, type, save } = await openEditor();
    type('Guests', '14');
    await user.click(field('Ask the customer to accept the changes'));
    await save();
    const detail = await findDetail();
    expect(await detail.findByText('14')).toBeVisible();
    expect(detail.queryByText(/hasn’t accepted/)).toBeNull();
  });

  test('does not ask a customer without an e-mail address', async () => {
    const { field, type, save } = await openEditor({ email: '' });
    type('Guests', '14');
    expect(field('Ask the customer to accept the changes')).not.toBeChecked();
    await save();
    const detail = await findDetail();
    expect(await detail.findByText('14')).toBeVisible();
    expect(detail.queryByText(/hasn’t accepted/)).toBeNull();
  });

  test('offers pickup times within the pickup hours', async () => {
    const { user, field } = await openEditor({}, 'en', { pickupFrom: '13:00', pickupTo: '17:00' });
    await user.selectOptions(field('Delivery or pickup'), 'pickup');
    const listTimes = () =>
      within(field('Time'))
        .getAllByRole<HTMLOptionElement>('option')
        .map(({ value }) => value);
    await waitFor(() => expect(listTimes()).toEqual(['', '13:00', '14:00', '15:00']));
  });

  test.each([
    ['2020-03-01', 'pickup', 'This day has passed.'],
    ['2026-12-25', 'pickup', 'You’re closed on this day.'],
    ['2026-12-25', 'shipping', ''],
    ['2026-12-26', 'shipping', 'Carriers don’t deliver on this day.'],
    ['9999-12-31', 'pickup', orderMessages.tooDistant.en],
    ['2026-12-24', 'pickup', ''],
  ])('says what is unusual about %s (%s): "%s"', async (day, fulfilment, notice) => {
    const settings = { closedDates: ['12-25'] };
    const { user, field, type } = await openEditor({}, 'en', settings);
    await user.selectOptions(field('Delivery or pickup'), fulfilment);
    type(/^Event date/, day);
    await waitFor(() => expect(field(/^Event date/)).toHaveAccessibleDescription(notice));
  });

  test('shows a discount above the items and the fee at its field', async () => {
    const { field, type, save } = await openEditor();
    type('Discount, in dollars', '500');
    await save();
    const discount = field('Discount, in dollars');
    await waitFor(() => expect(discount).toHaveAccessibleDescription(orderMessages.discount.en));
    expect(discount).toHaveFocus();
    expect(getSubmissions().orders[0]?.totalCents).toBe(24_850);
  });

  test('fills in half of the total as deposit, and the fee of the area', async () => {
    const { user, dialog, field } = await openEditor();
    await user.click(await dialog.findByRole('button', { name: 'Use $15.00' }));
    expect(field('Fee, in dollars')).toHaveValue('15');
    await user.click(dialog.getByRole('button', { name: '50% of the total' }));
    expect(field('Deposit, in dollars')).toHaveValue('131.75');
  });

  test('shows errors at their fields, in Spanish, and sends nothing', async () => {
    const { field, type, save } = await openEditor({}, 'es');
    type('Enlace de pago', 'javascript:alert(1)');
    type(/^Cantidad Fig Jam/, '1.5');
    await save();
    await waitFor(() =>
      expect(field('Enlace de pago')).toHaveAccessibleDescription(
        expect.stringContaining(orderMessages.paymentUrl.es),
      ),
    );
    expect(field(/^Cantidad Fig Jam/)).toHaveAccessibleDescription(orderMessages.quantity.es);
    expect(field(/^Cantidad Fig Jam/)).toHaveFocus();
    expect(getSubmissions().orders[0]?.totalCents).toBe(24_850);
  });

  test('shows a field error of the server at its field', async () => {
    const { field, type, save } = await openEditor();
    const message = 'Choose another time';
    mockServer.use(
      http.put('*/api/order-requests/:id', () =>
        HttpResponse.json({ message, issues: [{ path: 'zip', message }] }, { status: 400 }),
      ),
    );
    type('Guests', '14');
    await save();
    await waitFor(() => expect(field('ZIP')).toHaveAccessibleDescription(message));
    expect(field('ZIP')).toHaveFocus();
    expect(field('Guests')).toHaveValue('14');
  });

  test.each([
    ['Keep mine', '14'],
    ['Use theirs', '30'],
  ])('after a change by another admin, "%s" leaves %s guests', async (choice, guests) => {
    const { user, dialog, field, type, save } = await openEditor();
    mockServer.use(
      http.put(
        '*/api/order-requests/:id',
        () => HttpResponse.json({ message: orderEditedMeanwhile.en }, { status: 409 }),
        { once: true },
      ),
      http.get(
        '*/api/order-requests/4',
        async ({ request: { url, headers } }) => {
          const order = await (await fetch(url, { headers })).json();
          return HttpResponse.json({ ...order, guests: 30 });
        },
        { once: true },
      ),
    );
    type('Guests', '14');
    await save();
    const notice = await dialog.findByRole('alert');
    expect(notice).toHaveTextContent(orderEditedMeanwhile.en);
    expect(notice).toHaveTextContent('You both changed: guests.');
    expect(field('Guests')).toHaveValue('14');
    await user.click(dialog.getByRole('button', { name: choice }));
    if (choice === 'Use theirs') await save();
    await waitFor(() => expect(getSubmissions().orders[0]?.guests).toBe(Number(guests)));
  });

  describe('after a change that the customer has accepted in the meantime', () => {
    const question = 'Ask the customer to accept the changes';
    const accessKey = 'abc123';
    const getOrder = () => request(getOrderRequest, { params: { id: 4 } });

    async function openOutdatedEditor() {
      const { id: productId, name: productName } = findProductByName('Mediterranean Board');
      const editor = await openEditor({
        details: { accessKey },
        lines: [{ productId, productName, quantity: 2, priceCents: 12_300 }],
        totalCents: 24_600,
      });
      const { events: _, ...terms } = await getOrder();
      await request(editOrderRequest, {
        params: { id: 4 },
        body: { ...terms, discount: 50, needsAcceptance: true, language: 'en' },
      });
      await request(respondToOrder, {
        params: { number: 'LH-1004' },
        body: { key: accessKey, action: 'accept' },
      });
      return editor;
    }

    test('"Keep mine" keeps it if only a private note was edited', async () => {
      const { user, dialog, field, type, save } = await openOutdatedEditor();
      type('Private note', 'Always late.');
      await save();
      expect(await dialog.findByRole('alert')).toHaveTextContent('of the other version: discount.');
      expect(field('Discount, in dollars')).toHaveValue('50');
      expect(dialog.getByText(/^Total:/)).toHaveTextContent(/^Total: \$196\.00$/);
      expect(dialog.queryByLabelText(question)).toBeNull();
      await user.click(dialog.getByRole('button', { name: 'Keep mine' }));
      await findDetail();
      await waitFor(async () =>
        expect(await getOrder()).toMatchObject({ privateNote: 'Always late.', discount: 50 }),
      );
      expect(await getOrder()).toMatchObject({ total: 196, isAwaitingCustomer: false });
    });

    test('"Keep mine" asks the customer again if it changes the accepted terms', async () => {
      const { user, dialog, field, type, save } = await openOutdatedEditor();
      type('Discount, in dollars', '20');
      await save();
      expect(await dialog.findByRole('alert')).toHaveTextContent('You both changed: discount.');
      expect(dialog.getByText(/^Total:/)).toHaveTextContent('Total: $226.00 (was $196.00)');
      expect(field(question)).toBeChecked();
      await user.click(dialog.getByRole('button', { name: 'Keep mine' }));
      await waitFor(async () =>
        expect(await getOrder()).toMatchObject({ discount: 20, isAwaitingCustomer: true }),
      );
    });

    test('"Use theirs" drops what was typed', async () => {
      const { user, dialog, field, type, save } = await openOutdatedEditor();
      type('Private note', 'Always late.');
      await save();
      await user.click(await dialog.findByRole('button', { name: 'Use theirs' }));
      expect(field('Private note')).toHaveValue('');
      expect(field('Discount, in dollars')).toHaveValue('50');
      expect(dialog.getByRole('button', { name: saveButton })).toBeVisible();
    });
  });

  test('says so if the order that another admin changed can’t be loaded', async () => {
    const { dialog, field, type, save } = await openEditor();
    mockServer.use(
      http.put('*/api/order-requests/:id', () =>
        HttpResponse.json({ message: orderEditedMeanwhile.en }, { status: 409 }),
      ),
      http.get('*/api/order-requests/4', () => HttpResponse.json({}, { status: 500 })),
    );
    type('Guests', '14');
    await save();
    expect(await dialog.findByText(orderEditedMeanwhile.en)).toBeVisible();
    expect(field('Guests')).toHaveValue('14');
    expect(dialog.getByRole('button', { name: saveButton })).toBeVisible();
  });

  test('asks before it discards what was typed', async () => {
    const { user, dialog, field, type } = await openEditor();
    type('Guests', '14');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(field('Guests')).toHaveValue('14');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByLabelText('Guests')).toBeNull());
  });

  test('edits the recipients of a shipped order', async () => {
    const { user, dialog, field, type, save } = await openEditor();
    await user.selectOptions(field('Delivery or pickup'), 'shipping');
    await user.click(dialog.getByRole('button', { name: 'Add recipient' }));
    const recipient = within(dialog.getByRole('group', { name: 'Recipient 1' }));
    const values = [
      ['Name', 'Rosa Paz'],
      ['Street', '1 Main St'],
      ['City', 'Sacramento'],
      ['State', 'ca'],
      ['ZIP', '95814'],
    ] as const;
    for (const [name, value] of values) {
      fireEvent.change(recipient.getByLabelText(name), { target: { value } });
    }
    type('Guests', '');
    await save();
    const detail = await findDetail();
    expect(await detail.findByText('1 × Rosa Paz, 1 Main St, Sacramento, CA 95814')).toBeVisible();
  });
});

describe('a new order by phone', () => {
  const saveFailed = 'The order couldn’t be saved. Please try again.';

  async function openNewOrder() {
    const user = await openBackOffice('/admin?tab=orders');
    await user.click(screen.getByRole('button', { name: 'New order' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New order by phone' }));
    return {
      user,
      dialog,
      async fill() {
        await user.type(dialog.getByLabelText(/^Name/), 'Rosa Paz');
        fireEvent.change(dialog.getByLabelText(/^Event date/), { target: { value: '2026-12-05' } });
        await user.click(dialog.getByRole('combobox', { name: 'Product' }));
        await user.click(await screen.findByRole('option', { name: 'Garden Board' }));
      },
      save: () => user.click(dialog.getByRole('button', { name: saveButton })),
    };
  }

  test('is entered with a name only, and appears in the list', async () => {
    const { user, dialog, fill, save } = await openNewOrder();
    await save();
    expect(await dialog.findByText(orderMessages.lines.en)).toBeVisible();
    await fill();
    await user.click(dialog.getByLabelText('Tree nuts'));
    await save();
    expect(await screen.findByText(/^Order LH-\d+ saved$/)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: /^LH-\d+$/ }));
    const detail = within(await screen.findByRole('dialog', { name: /^Order LH/ }));
    expect(detail.getByText('By phone')).toBeVisible();
    expect(detail.getByText('Allergies:').parentElement).toHaveTextContent('Tree nuts');
  });

  test('is stored once when it’s saved again after a lost response', async () => {
    const { fill, save } = await openNewOrder();
    const countOrders = () => getSubmissions().orders.length;
    const before = countOrders();
    const keys: (string | null)[] = [];
    mockServer.use(
      http.post('*/api/order-requests/phone', async ({ request }) => {
        keys.push(request.headers.get('Idempotency-Key'));
        if (keys.length > 1) return undefined;
        // Comes back here and is stored.
        await fetch(request.clone());
        return HttpResponse.error();
      }),
    );
    await fill();
    await save();
    expect(await screen.findByText(saveFailed)).toBeVisible();
    expect(countOrders()).toBe(before + 1);
    await save();
    expect(await screen.findByText(/^Order LH-\d+ saved$/)).toBeVisible();
    expect(keys).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), keys[0], keys[0]]);
    expect(countOrders()).toBe(before + 1);
  });

  test('has a new Idempotency-Key once it was corrected', async () => {
    const { dialog, fill, save } = await openNewOrder();
    const keys = new Set<string | null>();
    mockServer.use(
      http.post('*/api/order-requests/phone', ({ request }) => {
        keys.add(request.headers.get('Idempotency-Key'));
        return HttpResponse.error();
      }),
    );
    await fill();
    await save();
    expect(await screen.findByText(saveFailed)).toBeVisible();
    fireEvent.change(dialog.getByLabelText('Guests'), { target: { value: '14' } });
    await save();
    await waitFor(() => expect(keys.size).toBe(2));
  });
});
