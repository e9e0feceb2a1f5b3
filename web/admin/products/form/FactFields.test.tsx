import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { factMessages } from '#contract/products/messages';
import {
  fillRequiredFields,
  getNewestProduct,
  openAddDialog,
  openEditDialog,
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
    await page.user.click(getCheckbox('Can be left out', 'Milk'));
    await page.user.click(screen.getByRole('checkbox', { name: 'I’ve checked these facts' }));
    await page.clickButton('Save');
    await waitForDialogsToClose();
    expect(getNewestProduct().facts).toMatchObject({
      contains: ['milk'],
      canBeLeftOut: ['milk'],
      confirmed: true,
    });
  });

  test('unchecks the facts when a text about the contents changes', async () => {
    const { user, field } = await openAddDialog('en');
    const checked = screen.getByRole('checkbox', { name: 'I’ve checked these facts' });
    for (const label of ['Name', 'Ingredients', 'Description in Spanish']) {
      await user.click(checked);
      await replaceText(user, field('Perfect for'), `${label} changes`);
      expect(checked).toBeChecked();
      await replaceText(user, field(label), 'Almonds');
      expect(checked).not.toBeChecked();
    }
  });

  test('confirms the facts again in the same save', async () => {
    const stored = getNewestProduct();
    const page = await openEditDialog('en');
    const checked = screen.getByRole('checkbox', { name: 'I’ve checked these facts' });
    expect(checked).toBeChecked();
    await replaceText(page.user, page.field('Name'), 'Fig Crate');
    await page.user.click(checked);
    await page.clickButton('Save');
    await waitForDialogsToClose();
    expect(getNewestProduct()).toMatchObject({ name: 'Fig Crate', facts: stored.facts });
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
