import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { delayResponse } from '../../../testing/delay-response';
import { getProductTable } from '../../../testing/mock-server';
import { messages } from './testing/messages';
import {
  fillRequiredFields,
  getNewestProduct,
  openAddDialog,
  openEditDialog,
  replaceText,
  waitForDialogsToClose,
} from './testing/open-product-dialog';

describe('<ProductDialog>', () => {
  const texts = messages.es;

  test('opens empty, in stock, neither featured nor seasonal, to add a product', async () => {
    const { dialog, field } = await openAddDialog('es');
    expect(dialog.getByRole('heading', { name: texts.boardSection })).toBeVisible();
    expect(dialog.getByRole('heading', { name: texts.spanishSection })).toBeVisible();
    expect(field(texts.inStock)).toBeChecked();
    expect(field(texts.featured)).not.toBeChecked();
    expect(field(texts.seasonal)).not.toBeChecked();
    for (const name of [
      texts.name,
      texts.price,
      texts.quantity,
      texts.region,
      texts.category,
      texts.image,
    ]) {
      expect(field(name)).toHaveValue('');
    }
    for (const name of [texts.name, texts.price, texts.region, texts.category, texts.image]) {
      expect(field(name)).toBeRequired();
    }
    expect(field(texts.description)).toBeRequired();
    expect(field(texts.price)).toHaveAttribute('inputmode', 'decimal');
  });

  test('creates a product once, shows a toast and returns the focus to Add Product', async () => {
    const dialog = await openAddDialog('es');
    const { dialog: dialogQueries, clickButton } = dialog;
    const countBefore = getProductTable().list.length;
    await fillRequiredFields(dialog, 'es');
    const release = delayResponse('post', '/api/products');
    await clickButton(texts.save);
    const saving = await dialogQueries.findByRole('button', { name: texts.saving });
    expect(saving).toBeDisabled();
    await dialog.user.click(saving);
    release();
    expect(await screen.findByText(texts.created)).toBeInTheDocument();
    await waitForDialogsToClose();
    expect(screen.getByRole('button', { name: texts.add })).toHaveFocus();
    expect(getProductTable().list).toHaveLength(countBefore + 1);
    expect(getNewestProduct()).toMatchObject({
      name: 'Fig and Manchego Board',
      price: 42.5,
      region: 'Spain',
      category: 'boards',
      quantityAvailable: null,
      inStock: true,
      featured: false,
      seasonal: false,
      sku: null,
      translations: {},
    });
    expect(await screen.findByText('Fig and Manchego Board')).toBeInTheDocument();
  });

  test('updates a product and its Spanish translation', async () => {
    const { user, field, clickButton } = await openEditDialog('es');
    const { id, name, price, version } = getNewestProduct();
    expect(field(texts.name)).toHaveValue(name);
    expect(field(texts.price)).toHaveValue(price.toFixed(2));
    expect(field(texts.spanishName)).toHaveAccessibleDescription(name);
    await replaceText(user, field(texts.spanishName), 'Tabla de la casa');
    await replaceText(user, field(texts.quantity), '3');
    await user.click(field(texts.seasonal));
    await clickButton(texts.save);
    expect(await screen.findByText(texts.updated)).toBeInTheDocument();
    await waitForDialogsToClose();
    expect(screen.getByRole('button', { name: texts.edit('Tabla de la casa') })).toHaveFocus();
    expect(getProductTable().getResponse(id).product).toMatchObject({
      name,
      quantityAvailable: 3,
      seasonal: true,
      version: version + 1,
      translations: { es: { name: 'Tabla de la casa' } },
    });
  });
});
