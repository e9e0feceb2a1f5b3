import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { productErrors, productMessages } from '#contract/products/messages';
import { getProductTable, mockServer } from '../../../testing/mock-server';
import { messages } from './testing/messages';
import {
  fillRequiredFields,
  getNewestProduct,
  openAddDialog,
  openEditDialog,
  replaceText,
} from './testing/open-product-dialog';

describe('<ProductDialog> server errors', () => {
  const texts = messages.es;

  test('shows a duplicate SKU at its field, focuses it and keeps the values', async () => {
    const { user, field, clickButton } = await openEditDialog('es');
    const { sku } =
      getProductTable().list.find(
        (product) => product.sku && product.id !== getNewestProduct().id,
      ) ?? {};
    await replaceText(user, field(texts.sku), sku ?? '');
    await replaceText(user, field(texts.name), 'Harvest Board');
    await clickButton(texts.save);
    const message = productErrors.skuTaken.es;
    await waitFor(() => expect(field(texts.sku)).toHaveAccessibleDescription(message));
    expect(field(texts.sku)).toHaveFocus();
    expect(field(texts.name)).toHaveValue('Harvest Board');
    expect(await screen.findByText(texts.error)).toBeInTheDocument();
  });

  test('keeps the values and shows a generic toast on a 500 without a message', async () => {
    const dialog = await openAddDialog('es');
    await fillRequiredFields(dialog, 'es');
    mockServer.use(http.post('*/api/products', () => new HttpResponse(null, { status: 500 })));
    await dialog.clickButton(texts.save);
    expect(await screen.findByText(texts.failedToCreate)).toBeInTheDocument();
    expect(screen.getByText(texts.error)).toBeInTheDocument();
    expect(dialog.field(texts.name)).toHaveValue('Fig and Manchego Board');
    expect(dialog.dialog.getByRole('button', { name: texts.save })).toHaveFocus();
  });

  test('shows the server error message on a 500', async () => {
    const { user, field, clickButton } = await openEditDialog('es');
    mockServer.use(
      http.put('*/api/products/:id', () =>
        HttpResponse.json({ message: 'The disk is full.' }, { status: 500 }),
      ),
    );
    await replaceText(user, field(texts.name), 'Harvest Board');
    await clickButton(texts.save);
    expect(await screen.findAllByText('The disk is full.')).not.toHaveLength(0);
    expect(field(texts.name)).toHaveValue('Harvest Board');
  });

  test('shows an issue of a 400 at its field and focuses it', async () => {
    const { user, field, clickButton } = await openEditDialog('es');
    const message = productMessages.category.es;
    mockServer.use(
      http.put('*/api/products/:id', () =>
        HttpResponse.json({ message, issues: [{ path: 'category', message }] }, { status: 400 }),
      ),
    );
    await replaceText(user, field(texts.name), 'Harvest Board');
    await clickButton(texts.save);
    await waitFor(() => expect(field(texts.category)).toHaveAccessibleDescription(message));
    expect(field(texts.category)).toHaveFocus();
    expect(field(texts.name)).toHaveValue('Harvest Board');
  });
});
