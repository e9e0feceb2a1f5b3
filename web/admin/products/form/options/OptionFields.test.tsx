import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { messages } from '../testing/messages';
import {
  fillRequiredFields,
  getNewestProduct,
  openAddDialog,
  replaceText,
  waitForDialogsToClose,
} from '../testing/open-product-dialog';

describe('<OptionFields>', () => {
  const texts = messages.en;

  test('adds options in their order, with one default, whose price becomes the price', async () => {
    const page = await openAddDialog('en');
    const { user, dialog, field, clickButton } = page;
    await fillRequiredFields(page, 'en');
    await clickButton('Add an option');
    await clickButton('Add an option');
    const [large, small] = dialog.getAllByRole('group', { name: /^Option \d/ });
    if (!large || !small) throw new Error('There are no options.');
    const fill = async (row: HTMLElement, values: Record<string, string>) => {
      for (const [name, value] of Object.entries(values)) {
        await replaceText(
          user,
          within(row).getByRole('textbox', {
            name: new RegExp(`^${name}( \\*| \\(required\\))?$`),
          }),
          value,
        );
      }
    };
    await fill(large, {
      'Option name': 'Large',
      'Option name in Spanish': 'Grande',
      'Option price': '158',
      'Serves from': '8',
      'Serves up to': '12',
    });
    await fill(small, { 'Option name': 'Small', 'Option price': '58' });
    await user.click(within(small).getByRole('radio', { name: 'Default option' }));
    expect(field(texts.price)).toHaveValue('58');
    await clickButton('Move up: Small');
    await clickButton(texts.save);
    await waitForDialogsToClose();
    expect(getNewestProduct()).toMatchObject({
      price: 58,
      options: [
        { key: 'small', price: 58, serves: null, isDefault: true },
        {
          key: 'large',
          name: { en: 'Large', es: 'Grande' },
          price: 158,
          serves: { from: 8, to: 12 },
          isDefault: false,
        },
      ],
    });
  });

  test('keeps the focus when an option or a quantity price moves or goes', async () => {
    const { dialog, clickButton } = await openAddDialog('en');
    const button = (name: string) => dialog.getByRole('button', { name });
    await clickButton('Add an option');
    await clickButton('Add an option');
    await clickButton('Move up: Option 2');
    expect(button('Move up: Option 1')).toHaveFocus();
    expect(button('Move up: Option 1')).toBeEnabled();
    expect(button('Move up: Option 1')).toHaveAttribute('aria-disabled', 'true');
    await clickButton('Move up: Option 1');
    expect(dialog.getAllByRole('group', { name: /^Option \d/ })).toHaveLength(2);
    await clickButton('Remove Option 2');
    expect(button('Add an option')).toHaveFocus();
    await clickButton('Add a quantity price');
    await clickButton('Remove quantity price 1');
    expect(button('Add a quantity price')).toHaveFocus();
  });

  test('shows the error of an option at its field and sends nothing', async () => {
    const page = await openAddDialog('en');
    await fillRequiredFields(page, 'en');
    const { name } = getNewestProduct();
    await page.clickButton('Add an option');
    await page.clickButton(texts.save);
    expect(await screen.findByText('Name the option')).toBeVisible();
    expect(getNewestProduct().name).toBe(name);
  });
});
