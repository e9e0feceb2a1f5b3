import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { productErrors } from '#contract/products/messages';
import type { StoredProduct } from '#mocks/testing/shop-data';
import { productTable } from '../../../testing/mock-server';
import { dialogsClosed, newest, openEdit, rewrite } from './testing/open-dialog';
import { messages } from './testing/sentences';

function saveMeanwhile(id: number, changes: Partial<StoredProduct>): void {
  const stored = productTable().find(id);
  if (!stored) throw new Error(`The product table has no product ${id}.`);
  productTable().put({ ...stored, ...changes, version: stored.version + 1 });
}

describe('<ConflictResolver> after a 409', () => {
  const texts = messages.en;
  const group = (name: string) => within(screen.getByRole('radiogroup', { name }));

  /** Edits the name after another admin has saved another price and SKU. */
  async function meet() {
    const dialog = await openEdit('en');
    const { id, sku } = newest();
    await rewrite(dialog.user, dialog.field(texts.name), 'Harvest Board');
    saveMeanwhile(id, { price: 77, sku: null });
    await dialog.press(texts.save);
    const comparison = await screen.findByRole('form', { name: productErrors.stale.en });
    return { ...dialog, id, sku: sku ?? '', comparison };
  }

  test('preselects your version of fields you changed and theirs where only they changed', async () => {
    const { comparison, sku } = await meet();
    await waitFor(() => expect(comparison).toHaveFocus());
    expect(screen.queryByText(texts.error)).not.toBeInTheDocument();
    const fields = within(comparison).getAllByRole('radiogroup', { name: /./ });
    expect(fields).toHaveLength(3);
    expect(
      group(texts.name).getByRole('radio', { name: texts.yours('Harvest Board') }),
    ).toBeChecked();
    expect(group(texts.price).getByRole('radio', { name: texts.theirs('$77.00') })).toBeChecked();
    expect(group(texts.sku).getByRole('radio', { name: texts.yours(sku) })).not.toBeChecked();
    expect(group(texts.sku).getByRole('radio', { name: texts.theirs(texts.empty) })).toBeChecked();
  });

  test('saves the version selected for each field, by keyboard', async () => {
    const { user, id, sku } = await meet();
    await user.tab();
    expect(
      group(texts.name).getByRole('radio', { name: texts.yours('Harvest Board') }),
    ).toHaveFocus();
    await user.tab();
    expect(group(texts.price).getByRole('radio', { name: texts.theirs('$77.00') })).toHaveFocus();
    await user.tab();
    await user.keyboard('{ArrowUp}');
    expect(group(texts.sku).getByRole('radio', { name: texts.yours(sku) })).toBeChecked();
    await user.keyboard('{Enter}');
    expect(await screen.findByText(texts.updated)).toBeInTheDocument();
    await dialogsClosed();
    expect(productTable().getResponse(id).product).toMatchObject({
      name: 'Harvest Board',
      price: 77,
      sku,
    });
  });

  test('shows a second conflict when the product was changed again', async () => {
    const { user, id, comparison } = await meet();
    saveMeanwhile(id, { price: 78 });
    await user.click(within(comparison).getByRole('button', { name: texts.save }));
    const again = await screen.findByRole('radio', { name: texts.theirs('$78.00') });
    await user.click(again);
    await user.click(screen.getByRole('button', { name: texts.save }));
    await dialogsClosed();
    expect(productTable().getResponse(id).product).toMatchObject({
      name: 'Harvest Board',
      price: 78,
    });
  });

  test('keeps their version when yours is discarded', async () => {
    const { user, id } = await meet();
    await user.click(screen.getByRole('button', { name: texts.discardMine }));
    await dialogsClosed();
    const { name, price } = productTable().getResponse(id).product;
    expect(name).not.toBe('Harvest Board');
    expect(price).toBe(77);
    expect(await screen.findByText('$77.00')).toBeInTheDocument();
  });

  test('returns to the form with the merged values when the server rejects them', async () => {
    const { user, id, comparison, field, sku } = await meet();
    const other = productTable().list.find((product) => product.id !== id);
    saveMeanwhile(other?.id ?? 0, { sku });
    await user.click(group(texts.sku).getByRole('radio', { name: texts.yours(sku) }));
    await user.click(within(comparison).getByRole('button', { name: texts.save }));
    const message = productErrors.skuTaken.en;
    await waitFor(() => expect(field(texts.sku)).toHaveAccessibleDescription(message));
    expect(field(texts.sku)).toHaveFocus();
    expect(field(texts.name)).toHaveValue('Harvest Board');
    expect(field(texts.price)).toHaveValue('77.00');
  });

  test('lets the edits be saved as a new product when the product was deleted (404)', async () => {
    const { user, field, press } = await openEdit('en');
    const { id } = newest();
    await rewrite(user, field(texts.name), 'Harvest Board');
    productTable().remove(id);
    await press(texts.save);
    expect(await screen.findByText(texts.gone)).toBeInTheDocument();
    expect(field(texts.name)).toHaveValue('Harvest Board');
    await press(texts.saveAsNew);
    expect(await screen.findByText(texts.created)).toBeInTheDocument();
    await dialogsClosed();
    expect(newest()).toMatchObject({ name: 'Harvest Board', version: 1 });
    expect(newest().id).not.toBe(id);
  });
});
