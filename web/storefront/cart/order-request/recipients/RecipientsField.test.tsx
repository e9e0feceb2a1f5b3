import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { giftShipping } from '#contract/business';
import { orderMessages, recipientMessages } from '#contract/orders/messages';
import { listReceipts } from '../../../../outbox/database';
import { localizePath } from '../../../../routing/paths';
import { findProductByName } from '../../../../testing/demo-data';
import { getSubmissions, listRequests } from '../../../../testing/mock-server';
import { findUntranslatedText } from '../../../../testing/untranslated-text';
import { visitPage } from '../../../../testing/visit-page';
import { createOrderFormPage } from '../testing/order-form-page';
import * as recipientLists from './parse-recipient-list';

const box = findProductByName('Artisan Gift Box');
const board = findProductByName('Mediterranean Board');

const page = createOrderFormPage('en');
const { texts } = page;

const openList = 'Several addresses? Paste or upload a list';
const list = /^List of addresses/;
const checkList = 'Check the list';

const getRecipient = (name: string) => within(page.form().getByRole('group', { name }));

async function openShipping(quantity: number): Promise<UserEvent> {
  const user = await page.open([{ productId: box.id, quantity }]);
  await user.click(page.deliveryOption(texts.ship));
  return user;
}

async function fillRecipient(user: UserEvent, name: string, recipient: object): Promise<void> {
  for (const [label, text] of Object.entries(recipient)) {
    await user.click(getRecipient(name).getByRole('textbox', { name: new RegExp(`^${label}`) }));
    await user.paste(text);
  }
}

async function fillContact(user: UserEvent): Promise<void> {
  await user.click(page.form().getByRole('button', { name: /^Arrives by/ }));
  await user.keyboard('{Enter}');
  await page.paste(user, texts.name, 'Ana Núñez');
  await page.paste(user, texts.email, 'ana@correo.mx');
}

async function pasteList(user: UserEvent, text: string): Promise<void> {
  await user.click(page.form().getByRole('button', { name: openList }));
  await user.click(page.form().getByRole('textbox', { name: list }));
  await user.paste(text);
  await user.click(page.form().getByRole('button', { name: checkList }));
}

const rosa = {
  'Recipient’s name': 'Rosa Paz',
  Street: '1 Main St',
  City: 'Sacramento',
  State: 'ca',
  ZIP: '95814',
};

const rosaLine = 'Rosa Paz,1 Main St,Sacramento,CA,95814';
const evaLine = 'Eva Ríos,2 Elm St,Apt 4,Reno,NV,89501,2';

describe('<RecipientsField>', () => {
  test('keeps a list that cannot be checked, and says so', async () => {
    const check = vi.spyOn(recipientLists, 'parseRecipientList').mockRejectedValueOnce(new Error());
    onTestFinished(() => check.mockRestore());
    const user = await openShipping(2);
    await pasteList(user, 'Rosa Paz, 1 Main St, Sacramento, CA, 95814');
    expect(await page.form().findByText(/^We couldn’t check the list/)).toBeVisible();
    expect(page.form().getByRole('textbox', { name: list })).toHaveValue(
      'Rosa Paz, 1 Main St, Sacramento, CA, 95814',
    );
    await user.click(page.form().getByRole('button', { name: checkList }));
    expect(page.form().queryByText(/^We couldn’t check the list/)).toBeNull();
  });

  test('ships all boxes to one address, for one fee, and hides guests and area', async () => {
    const user = await openShipping(3);
    expect(page.form().queryByRole('textbox', { name: /^Guests/ })).toBeNull();
    expect(page.form().queryByRole('radiogroup', { name: texts.area })).toBeNull();
    expect(page.form().getByText('All 3 boxes have an address.')).toHaveRole('status');
    await fillRecipient(user, 'Ship to', rosa);
    await fillContact(user);
    await user.click(page.sendButton());
    await screen.findByRole('heading', { name: texts.received });
    expect(getSubmissions().orders).toMatchObject([
      {
        fulfilment: 'shipping',
        totalCents: Math.round(box.price * 300 + giftShipping.rate * 100),
      },
    ]);
    const [receipt] = await listReceipts();
    expect(receipt?.fields).toMatchObject({
      fee: giftShipping.rate,
      recipients: [{ name: 'Rosa Paz', state: 'CA', quantity: 3 }],
    });
  });

  test('is not offered if the cart has other products too', async () => {
    await page.open([
      { productId: box.id, quantity: 1 },
      { productId: board.id, quantity: 1 },
    ]);
    expect(page.form().queryByRole('radio', { name: texts.ship })).toBeNull();
  });

  test('rejects boxes that don’t add up, at the first number of boxes', async () => {
    const user = await openShipping(3);
    await user.click(page.form().getByRole('button', { name: 'Add an address' }));
    expect(page.form().getByText('2 of the 3 boxes in your cart have an address.')).toBeVisible();
    await fillRecipient(user, 'Address 1', rosa);
    await fillRecipient(user, 'Address 2', rosa);
    await fillContact(user);
    await user.click(page.sendButton());
    const boxes = getRecipient('Address 1').getByRole('textbox', { name: /^Boxes/ });
    await waitFor(() => expect(boxes).toHaveFocus());
    expect(boxes).toHaveAccessibleDescription(orderMessages.recipientQuantities.en);
    expect(listRequests()).not.toContain('/api/order-requests');
    await user.clear(boxes);
    await user.paste('2');
    expect(page.form().getByText('All 3 boxes have an address.')).toBeVisible();
  });

  test('shows the errors of an address at its fields, and focuses the first', async () => {
    const user = await openShipping(1);
    await user.click(page.sendButton());
    await page.form().findByText(recipientMessages.street.en);
    const state = getRecipient('Ship to').getByRole('textbox', { name: /^State/ });
    expect(state).toHaveAccessibleDescription(recipientMessages.state.en);
  });

  test('keeps the focus when an address or the list goes', async () => {
    const user = await openShipping(3);
    const button = (name: string) => page.form().getByRole('button', { name });
    await user.click(button('Add an address'));
    await user.click(button('Remove address 2'));
    expect(button('Add an address')).toHaveFocus();
    await user.click(button(openList));
    expect(page.form().getByRole('textbox', { name: list })).toHaveFocus();
    await user.click(button('Close the list'));
    expect(button(openList)).toHaveFocus();
  });

  test('adds a pasted list whose lines are all right', async () => {
    const user = await openShipping(3);
    await pasteList(user, `${rosaLine}\n${evaLine}`);
    await page.form().findByRole('group', { name: 'Address 2' });
    expect(page.form().getByText('All 3 boxes have an address.')).toBeVisible();
    expect(getRecipient('Address 2').getByRole('textbox', { name: /^Boxes/ })).toHaveValue('2');
    expect(page.form().queryByRole('textbox', { name: list })).toBeNull();
    expect(page.form().getByText(/^Shipping to 2 addresses/)).toBeVisible();
  });

  test('keeps a list with errors and adds nothing until the user takes the good lines', async () => {
    const user = await openShipping(3);
    const text = `${rosaLine}\nLuis Mora,9 Oak St,Fresno,CA,9370\n${evaLine}`;
    await pasteList(user, text);
    expect(await page.form().findByText(`Line 2: ${recipientMessages.zip.en}`)).toBeVisible();
    expect(page.form().getByRole('textbox', { name: list })).toHaveValue(text);
    expect(page.form().queryByRole('group', { name: 'Address 2' })).toBeNull();
    await user.click(page.form().getByRole('button', { name: 'Use only the 2 that are right' }));
    await page.form().findByRole('group', { name: 'Address 2' });
  });

  test('reads an uploaded file, and asks before it replaces addresses that were typed', async () => {
    const user = await openShipping(3);
    await fillRecipient(user, 'Ship to', rosa);
    await user.click(page.form().getByRole('button', { name: openList }));
    const file = new File([`\uFEFFName,Street,City,State,ZIP\n${evaLine}`], 'list.csv');
    await user.upload(page.form().getByLabelText('Or choose a CSV file'), file);
    await waitFor(() =>
      expect(page.form().getByRole('textbox', { name: list })).toHaveDisplayValue(/Eva Ríos/),
    );
    await user.click(page.form().getByRole('button', { name: checkList }));
    await user.click(
      await page.form().findByRole('button', { name: 'Replace the addresses above with this one' }),
    );
    const name = getRecipient('Ship to').getByRole('textbox', { name: /^Recipient/ });
    expect(name).toHaveValue('Eva Ríos');
  });

  test('saves the addresses in the draft', async () => {
    const user = await openShipping(3);
    await pasteList(user, `${rosaLine}\n${evaLine}`);
    await page.form().findByRole('group', { name: 'Address 2' });
    // Removed without unmounting, like a page that is closed.
    screen.getByRole('main').closest('body > div')?.remove();
    await visitPage(localizePath('/cart', 'en'));
    await screen.findByRole('region', { name: texts.heading });
    await waitFor(() =>
      expect(getRecipient('Address 2').getByRole('textbox', { name: /^Recipient/ })).toHaveValue(
        'Eva Ríos',
      ),
    );
  });
});

test('<RecipientsField> has no untranslated English text in Spanish', async () => {
  const spanishPage = createOrderFormPage('es');
  const user = await spanishPage.open([{ productId: box.id, quantity: 3 }]);
  await user.click(spanishPage.deliveryOption(spanishPage.texts.ship));
  await user.click(spanishPage.form().getByRole('button', { name: 'Agregar una dirección' }));
  await user.click(spanishPage.form().getByRole('button', { name: /^¿Varias direcciones\?/ }));
  expect(findUntranslatedText()).toEqual([]);
});
