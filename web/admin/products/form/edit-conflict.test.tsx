import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { productErrors } from '#contract/products/messages';
import type { StoredProduct } from '#mocks/testing/test-database';
import { getProductTable } from '../../../testing/mock-server';
import { messages } from './testing/messages';
import {
  getNewestProduct,
  openEditDialog,
  openProductsWithoutOptions,
  replaceText,
  waitForDialogsToClose,
} from './testing/open-product-dialog';

function saveConcurrently(id: number, changes: Partial<StoredProduct>): void {
  const stored = getProductTable().find(id);
  if (!stored) throw new Error(`The product table has no product ${id}.`);
  getProductTable().put({ ...stored, ...changes, version: stored.version + 1 });
}

describe('<ConflictResolver> after a 409', () => {
  const texts = messages.en;
  const getFieldGroup = (name: string) => within(screen.getByRole('radiogroup', { name }));

  /** Edits the name after another admin has saved another price and SKU. */
  async function openConflict() {
    const dialog = await openEditDialog('en', await openProductsWithoutOptions('en'));
    const { id, sku } = getNewestProduct();
    await replaceText(dialog.user, dialog.field(texts.name), 'Harvest Board');
    saveConcurrently(id, { price: 77, sku: null });
    await dialog.clickButton(texts.save);
    const conflictForm = await screen.findByRole('form', { name: productErrors.stale.en });
    return { ...dialog, id, sku: sku ?? '', conflictForm };
  }

  test('preselects your version of fields you changed and theirs where only they changed', async () => {
    const { conflictForm, sku } = await openConflict();
    await waitFor(() => expect(conflictForm).toHaveFocus());
    expect(screen.queryByText(texts.error)).not.toBeInTheDocument();
    const fields = within(conflictForm).getAllByRole('radiogroup', { name: /./ });
    expect(fields).toHaveLength(4);
    expect(getFieldGroup('Allergens, diets and occasions').getAllByRole('radio')[0]).toBeChecked();
    expect(
      getFieldGroup(texts.name).getByRole('radio', { name: texts.yours('Harvest Board') }),
    ).toBeChecked();
    expect(
      getFieldGroup(texts.price).getByRole('radio', { name: texts.theirs('$77.00') }),
    ).toBeChecked();
    expect(
      getFieldGroup(texts.sku).getByRole('radio', { name: texts.yours(sku) }),
    ).not.toBeChecked();
    expect(
      getFieldGroup(texts.sku).getByRole('radio', { name: texts.theirs(texts.empty) }),
    ).toBeChecked();
  });

  test('saves the version selected for each field, by keyboard', async () => {
    const { user, id, sku } = await openConflict();
    await user.tab();
    expect(
      getFieldGroup(texts.name).getByRole('radio', { name: texts.yours('Harvest Board') }),
    ).toHaveFocus();
    await user.tab();
    expect(
      getFieldGroup(texts.price).getByRole('radio', { name: texts.theirs('$77.00') }),
    ).toHaveFocus();
    await user.tab();
    await user.keyboard('{ArrowUp}');
    expect(getFieldGroup(texts.sku).getByRole('radio', { name: texts.yours(sku) })).toBeChecked();
    await user.keyboard('{Enter}');
    expect(await screen.findByText(texts.updated)).toBeInTheDocument();
    await waitForDialogsToClose();
    expect(getProductTable().getResponse(id).product).toMatchObject({
      name: 'Harvest Board',
      price: 77,
      sku,
    });
  });

  test('shows a second conflict when the product was changed again', async () => {
    const { user, id, conflictForm } = await openConflict();
    saveConcurrently(id, { price: 78 });
    await user.click(within(conflictForm).getByRole('button', { name: texts.save }));
    const theirOption = await screen.findByRole('radio', { name: texts.theirs('$78.00') });
    await user.click(theirOption);
    await user.click(screen.getByRole('button', { name: texts.save }));
    await waitForDialogsToClose();
    expect(getProductTable().getResponse(id).product).toMatchObject({
      name: 'Harvest Board',
      price: 78,
    });
  });

  test('keeps their version when yours is discarded', async () => {
    const { user, id } = await openConflict();
    await user.click(screen.getByRole('button', { name: texts.discardMine }));
    await waitForDialogsToClose();
    const { name, price } = getProductTable().getResponse(id).product;
    expect(name).not.toBe('Harvest Board');
    expect(price).toBe(77);
    expect(await screen.findByText('$77.00')).toBeInTheDocument();
  });

  test('returns to the form with the merged values when the server rejects them', async () => {
    const { user, id, conflictForm, field, sku } = await openConflict();
    const otherProduct = getProductTable().list.find((product) => product.id !== id);
    saveConcurrently(otherProduct?.id ?? 0, { sku });
    await user.click(getFieldGroup(texts.sku).getByRole('radio', { name: texts.yours(sku) }));
    await user.click(within(conflictForm).getByRole('button', { name: texts.save }));
    const message = productErrors.skuTaken.en;
    await waitFor(() => expect(field(texts.sku)).toHaveAccessibleDescription(message));
    expect(field(texts.sku)).toHaveFocus();
    expect(field(texts.name)).toHaveValue('Harvest Board');
    expect(field(texts.price)).toHaveValue('77.00');
  });

  test('lets the edits be saved as a new product when the product was deleted (404)', async () => {
    const { user, field, clickButton } = await openEditDialog('en');
    const { id } = getNewestProduct();
    await replaceText(user, field(texts.name), 'Harvest Board');
    getProductTable().remove(id);
    await clickButton(texts.save);
    expect(await screen.findByText(texts.deletedNotice)).toBeInTheDocument();
    expect(field(texts.name)).toHaveValue('Harvest Board');
    await clickButton(texts.saveAsNew);
    expect(await screen.findByText(texts.created)).toBeInTheDocument();
    await waitForDialogsToClose();
    expect(getNewestProduct()).toMatchObject({ name: 'Harvest Board', version: 1 });
    expect(getNewestProduct().id).not.toBe(id);
  });
});
