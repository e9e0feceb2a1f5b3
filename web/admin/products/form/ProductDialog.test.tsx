import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { holdBack } from '../../../testing/hold-back';
import { productTable } from '../../../testing/mock-server';
import { dialogsClosed, fillIn, newest, openAdd, openEdit, rewrite } from './testing/open-dialog';
import { sentences } from './testing/sentences';

describe('<ProductDialog>', () => {
  const say = sentences.es;

  test('opens empty, in stock, neither featured nor seasonal, to add a product', async () => {
    const { dialog, field } = await openAdd('es');
    expect(dialog.getByRole('heading', { name: say.board })).toBeVisible();
    expect(dialog.getByRole('heading', { name: say.spanish })).toBeVisible();
    expect(field(say.inStock)).toBeChecked();
    expect(field(say.featured)).not.toBeChecked();
    expect(field(say.seasonal)).not.toBeChecked();
    for (const name of [say.name, say.price, say.quantity, say.region, say.category, say.image]) {
      expect(field(name)).toHaveValue('');
    }
    for (const name of [say.name, say.price, say.region, say.category, say.image]) {
      expect(field(name)).toBeRequired();
    }
    expect(field(say.description)).toBeRequired();
    expect(field(say.price)).toHaveAttribute('inputmode', 'decimal');
  });

  test('creates a product once, shows a toast and returns the focus to Add Product', async () => {
    const dialog = await openAdd('es');
    const { dialog: shown, press } = dialog;
    const before = productTable().list.length;
    await fillIn(dialog, 'es');
    const release = holdBack('post', '/api/products');
    await press(say.save);
    const saving = await shown.findByRole('button', { name: say.saving });
    expect(saving).toBeDisabled();
    await dialog.user.click(saving);
    release();
    expect(await screen.findByText(say.created)).toBeInTheDocument();
    await dialogsClosed();
    expect(screen.getByRole('button', { name: say.add })).toHaveFocus();
    expect(productTable().list).toHaveLength(before + 1);
    expect(newest()).toMatchObject({
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
    const { user, field, press } = await openEdit('es');
    const { id, name, price, version } = newest();
    expect(field(say.name)).toHaveValue(name);
    expect(field(say.price)).toHaveValue(price.toFixed(2));
    expect(field(say.spanishName)).toHaveAccessibleDescription(name);
    await rewrite(user, field(say.spanishName), 'Tabla de la casa');
    await rewrite(user, field(say.quantity), '3');
    await user.click(field(say.seasonal));
    await press(say.save);
    expect(await screen.findByText(say.updated)).toBeInTheDocument();
    await dialogsClosed();
    expect(screen.getByRole('button', { name: say.edit('Tabla de la casa') })).toHaveFocus();
    expect(productTable().shown(id).product).toMatchObject({
      name,
      quantityAvailable: 3,
      seasonal: true,
      version: version + 1,
      translations: { es: { name: 'Tabla de la casa' } },
    });
  });
});
