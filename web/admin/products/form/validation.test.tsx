import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { fieldMessages } from '#contract/core/fields';
import { productMessages } from '#contract/products/messages';
import { listRequests } from '../../../testing/mock-server';
import { messages } from './testing/messages';
import {
  fillRequiredFields,
  getNewestProduct,
  openAddDialog,
  replaceText,
  waitForDialogsToClose,
} from './testing/open-product-dialog';

const {
  price,
  priceTooHigh,
  quantity,
  imageUrlInvalid: imageUrlRule,
  dimensions,
  weight,
} = productMessages;

/** A sample per field and rule; the contract's tests cover the rules in full. */
const invalidValues = {
  numbers: [
    ['price', '-1', price],
    ['price', '1e309', price],
    ['price', '12,50', price],
    ['price', '0.005', price],
    ['price', '100000', priceTooHigh],
    ['quantity', '2.5', quantity],
  ],
  texts: [
    ['name', 'x'.repeat(10_000), fieldMessages.maxLength(200)],
    ['image', 'javascript:alert(1)', imageUrlRule],
    ['sku', 'x'.repeat(65), fieldMessages.maxLength(64)],
    ['dimensions', '12 by 8', dimensions],
    ['weight', '9 stone', weight],
    ['spanishName', 'x'.repeat(201), fieldMessages.maxLength(200)],
  ],
} as const;

const validValues = {
  price: '42.50',
  quantity: '',
  name: 'Figs',
  image: '/figs.jpg',
  sku: '',
  dimensions: '12 x 8 x 2 in',
  weight: '2 lb',
  spanishName: 'Higos',
};

/** `toHaveAccessibleDescription` computes visibility, which takes a second for a table this long. */
const getDescription = (control: HTMLElement): string =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

/** Skips the initial GET of the list, which has the same path. */
const getCreateRequests = () =>
  listRequests()
    .filter((url) => url === '/api/products')
    .slice(1);

describe('<ProductDialog> validation', () => {
  const texts = messages.en;

  test('shows an error at each required field and focuses the first one', async () => {
    const { field, clickButton } = await openAddDialog('en');
    await clickButton(texts.save);
    await waitFor(() => expect(field(texts.name)).toHaveFocus());
    const { name, price, region, category, imageUrl, description } = productMessages;
    expect(field(texts.name)).toHaveAccessibleDescription(name.en);
    expect(field(texts.price)).toHaveAccessibleDescription(expect.stringContaining(price.en));
    expect(field(texts.region)).toHaveAccessibleDescription(region.en);
    expect(field(texts.category)).toHaveAccessibleDescription(category.en);
    expect(field(texts.image)).toHaveAccessibleDescription(imageUrl.en);
    expect(field(texts.description)).toHaveAccessibleDescription(description.en);
  });

  test.each(['numbers', 'texts'] as const)(
    'shows the error of invalid %s at their field and keeps the input',
    async (group) => {
      const { field, clickButton } = await openAddDialog('en');
      await clickButton(texts.save);
      await waitFor(() => expect(field(texts.name)).toBeInvalid());
      for (const [name, value, rule] of invalidValues[group]) {
        const control = field(texts[name]);
        fireEvent.change(control, { target: { value: validValues[name] } });
        await waitFor(() => expect(control).toBeValid());
        fireEvent.change(control, { target: { value } });
        await waitFor(() => expect(control).toBeInvalid());
        expect(getDescription(control)).toContain(rule.en);
        expect(control).toHaveDisplayValue(value);
      }
      await clickButton(texts.save);
      expect(getCreateRequests()).toEqual([]);
    },
  );

  test('shows all invalid fields at once and focuses the first one', async () => {
    const dialog = await openAddDialog('en');
    const { user, field, clickButton } = dialog;
    await fillRequiredFields(dialog, 'en');
    await replaceText(user, field(texts.weight), '9 stone');
    await replaceText(user, field(texts.price), '12,50');
    await clickButton(texts.save);
    await waitFor(() => expect(field(texts.price)).toHaveFocus());
    for (const [name, rule] of [
      ['price', price],
      ['weight', weight],
    ] as const) {
      expect(field(texts[name])).toHaveAccessibleDescription(expect.stringContaining(rule.en));
    }
  });

  test('accepts a price of 0, HTML characters and partly filled Spanish texts', async () => {
    const dialog = await openAddDialog('en');
    const { user, field, clickButton } = dialog;
    await fillRequiredFields(dialog, 'en');
    await replaceText(user, field(texts.name), '<b>Figs</b> & "honey"');
    await replaceText(user, field(texts.price), '0');
    await replaceText(user, field(texts.quantity), '0');
    await replaceText(user, field(texts.spanishDescription), 'Para dos, con higos.');
    await clickButton(texts.save);
    await waitForDialogsToClose();
    expect(getNewestProduct()).toMatchObject({
      name: '<b>Figs</b> & "honey"',
      price: 0,
      quantityAvailable: 0,
      translations: { es: { description: 'Para dos, con higos.' } },
    });
    expect(getNewestProduct().translations.es).not.toHaveProperty('name');
    expect(await screen.findByText('<b>Figs</b> & "honey"')).toBeVisible();
  });
});
