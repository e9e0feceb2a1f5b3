import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { productErrors, productRules } from '#contract/products/messages';
import { mockServer, productTable } from '../../../testing/mock-server';
import { fillIn, newest, openAdd, openEdit, rewrite } from './testing/open-dialog';
import { sentences } from './testing/sentences';

describe('<ProductDialog> server errors', () => {
  const say = sentences.es;

  test('shows a duplicate SKU at its field, focuses it and keeps the values', async () => {
    const { user, field, press } = await openEdit('es');
    const { sku } =
      productTable().list.find((product) => product.sku && product.id !== newest().id) ?? {};
    await rewrite(user, field(say.sku), sku ?? '');
    await rewrite(user, field(say.name), 'Harvest Board');
    await press(say.save);
    const message = productErrors.skuTaken.es;
    await waitFor(() => expect(field(say.sku)).toHaveAccessibleDescription(message));
    expect(field(say.sku)).toHaveFocus();
    expect(field(say.name)).toHaveValue('Harvest Board');
    expect(await screen.findByText(say.error)).toBeInTheDocument();
  });

  test('keeps the values and shows a generic toast on a 500 without a message', async () => {
    const dialog = await openAdd('es');
    await fillIn(dialog, 'es');
    mockServer.use(http.post('*/api/products', () => new HttpResponse(null, { status: 500 })));
    await dialog.press(say.save);
    expect(await screen.findByText(say.failedToCreate)).toBeInTheDocument();
    expect(screen.getByText(say.error)).toBeInTheDocument();
    expect(dialog.field(say.name)).toHaveValue('Fig and Manchego Board');
    expect(dialog.dialog.getByRole('button', { name: say.save })).toHaveFocus();
  });

  test('shows the server error message on a 500', async () => {
    const { user, field, press } = await openEdit('es');
    mockServer.use(
      http.put('*/api/products/:id', () =>
        HttpResponse.json({ message: 'The disk is full.' }, { status: 500 }),
      ),
    );
    await rewrite(user, field(say.name), 'Harvest Board');
    await press(say.save);
    expect(await screen.findAllByText('The disk is full.')).not.toHaveLength(0);
    expect(field(say.name)).toHaveValue('Harvest Board');
  });

  test('shows an issue of a 400 at its field and focuses it', async () => {
    const { user, field, press } = await openEdit('es');
    const message = productRules.category.es;
    mockServer.use(
      http.put('*/api/products/:id', () =>
        HttpResponse.json({ message, issues: [{ path: 'category', message }] }, { status: 400 }),
      ),
    );
    await rewrite(user, field(say.name), 'Harvest Board');
    await press(say.save);
    await waitFor(() => expect(field(say.category)).toHaveAccessibleDescription(message));
    expect(field(say.category)).toHaveFocus();
    expect(field(say.name)).toHaveValue('Harvest Board');
  });
});
