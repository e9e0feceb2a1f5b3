import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { factMessages } from '#contract/products/messages';
import {
  fillRequiredFields,
  getNewestProduct,
  openAddDialog,
  replaceText,
  waitForDialogsToClose,
} from './testing/open-product-dialog';

const getCheckbox = (group: string, name: string) =>
  within(screen.getByRole('group', { name: group })).getByRole('checkbox', { name });

describe('<FactFields>', () => {
  test('reads the facts from the texts, and saves them as checked', async () => {
    const page = await openAddDialog('en');
    await fillRequiredFields(page, 'en');
    await replaceText(page.user, page.field('Ingredients'), 'Brie, grapes');
    await replaceText(page.user, page.field('Allergens'), 'Milk');
    await page.clickButton('Read them from the texts');
    expect(getCheckbox('Contains', 'Milk')).toBeChecked();
    expect(getCheckbox('Diets', 'No pork')).toBeChecked();
    await page.user.click(getCheckbox('Can be made without', 'Milk'));
    await page.user.click(screen.getByRole('checkbox', { name: 'I’ve checked these facts' }));
    await page.clickButton('Save');
    await waitForDialogsToClose();
    expect(getNewestProduct().facts).toMatchObject({
      contains: ['milk'],
      madeWithout: ['milk'],
      confirmed: true,
    });
  });

  test('unchecks the facts when the ingredients change', async () => {
    const { user, field } = await openAddDialog('en');
    const checked = screen.getByRole('checkbox', { name: 'I’ve checked these facts' });
    await user.click(checked);
    await replaceText(user, field('Name'), 'Fig Board');
    expect(checked).toBeChecked();
    await replaceText(user, field('Ingredients'), 'Almonds');
    expect(checked).not.toBeChecked();
  });

  test('shows a contradiction beside the diets', async () => {
    const page = await openAddDialog('en');
    await fillRequiredFields(page, 'en');
    await page.user.click(getCheckbox('Contains', 'Wheat'));
    await page.user.click(getCheckbox('Diets', 'No gluten'));
    await page.clickButton('Save');
    expect(await screen.findByText(factMessages.glutenContradiction.en)).toBeVisible();
  });
});
