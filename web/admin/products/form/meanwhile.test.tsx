import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { productErrors } from '#contract/products/messages';
import type { StoredProduct } from '#mocks/testing/shop-data';
import { productTable } from '../../../testing/mock-server';
import { dialogsClosed, newest, openEdit, rewrite } from './testing/open-dialog';
import { sentences } from './testing/sentences';

function saveMeanwhile(id: number, changes: Partial<StoredProduct>): void {
  const stored = productTable().find(id);
  if (!stored) throw new Error(`The product table has no product ${id}.`);
  productTable().put({ ...stored, ...changes, version: stored.version + 1 });
}

describe('<ConflictResolver> after a 409', () => {
  const say = sentences.en;
  const group = (name: string) => within(screen.getByRole('radiogroup', { name }));

  /** Edits the name after another admin has saved another price and SKU. */
  async function meet() {
    const dialog = await openEdit('en');
    const { id, sku } = newest();
    await rewrite(dialog.user, dialog.field(say.name), 'Harvest Board');
    saveMeanwhile(id, { price: 77, sku: null });
    await dialog.press(say.save);
    const comparison = await screen.findByRole('form', { name: productErrors.stale.en });
    return { ...dialog, id, sku: sku ?? '', comparison };
  }

  test('preselects your version of fields you changed and theirs where only they changed', async () => {
    const { comparison, sku } = await meet();
    await waitFor(() => expect(comparison).toHaveFocus());
    expect(screen.queryByText(say.error)).not.toBeInTheDocument();
    const fields = within(comparison).getAllByRole('radiogroup', { name: /./ });
    expect(fields).toHaveLength(3);
    expect(group(say.name).getByRole('radio', { name: say.yours('Harvest Board') })).toBeChecked();
    expect(group(say.price).getByRole('radio', { name: say.theirs('$77.00') })).toBeChecked();
    expect(group(say.sku).getByRole('radio', { name: say.yours(sku) })).not.toBeChecked();
    expect(group(say.sku).getByRole('radio', { name: say.theirs(say.empty) })).toBeChecked();
  });

  test('saves the version selected for each field, by keyboard', async () => {
    const { user, id, sku } = await meet();
    await user.tab();
    expect(group(say.name).getByRole('radio', { name: say.yours('Harvest Board') })).toHaveFocus();
    await user.tab();
    expect(group(say.price).getByRole('radio', { name: say.theirs('$77.00') })).toHaveFocus();
    await user.tab();
    await user.keyboard('{ArrowUp}');
    expect(group(say.sku).getByRole('radio', { name: say.yours(sku) })).toBeChecked();
    await user.keyboard('{Enter}');
    expect(await screen.findByText(say.updated)).toBeInTheDocument();
    await dialogsClosed();
    expect(productTable().shown(id).product).toMatchObject({
      name: 'Harvest Board',
      price: 77,
      sku,
    });
  });

  test('shows a second conflict when the product was changed again', async () => {
    const { user, id, comparison } = await meet();
    saveMeanwhile(id, { price: 78 });
    await user.click(within(comparison).getByRole('button', { name: say.save }));
    const again = await screen.findByRole('radio', { name: say.theirs('$78.00') });
    await user.click(again);
    await user.click(screen.getByRole('button', { name: say.save }));
    await dialogsClosed();
    expect(productTable().shown(id).product).toMatchObject({ name: 'Harvest Board', price: 78 });
  });

  test('keeps their version when yours is discarded', async () => {
    const { user, id } = await meet();
    await user.click(screen.getByRole('button', { name: say.discardMine }));
    await dialogsClosed();
    const { name, price } = productTable().shown(id).product;
    expect(name).not.toBe('Harvest Board');
    expect(price).toBe(77);
    expect(await screen.findByText('$77.00')).toBeInTheDocument();
  });

  test('returns to the form with the merged values when the server rejects them', async () => {
    const { user, id, comparison, field, sku } = await meet();
    const other = productTable().list.find((product) => product.id !== id);
    saveMeanwhile(other?.id ?? 0, { sku });
    await user.click(group(say.sku).getByRole('radio', { name: say.yours(sku) }));
    await user.click(within(comparison).getByRole('button', { name: say.save }));
    const message = productErrors.skuTaken.en;
    await waitFor(() => expect(field(say.sku)).toHaveAccessibleDescription(message));
    expect(field(say.sku)).toHaveFocus();
    expect(field(say.name)).toHaveValue('Harvest Board');
    expect(field(say.price)).toHaveValue('77.00');
  });

  test('lets the edits be saved as a new product when the product was deleted (404)', async () => {
    const { user, field, press } = await openEdit('en');
    const { id } = newest();
    await rewrite(user, field(say.name), 'Harvest Board');
    productTable().remove(id);
    await press(say.save);
    expect(await screen.findByText(say.gone)).toBeInTheDocument();
    expect(field(say.name)).toHaveValue('Harvest Board');
    await press(say.saveAsNew);
    expect(await screen.findByText(say.created)).toBeInTheDocument();
    await dialogsClosed();
    expect(newest()).toMatchObject({ name: 'Harvest Board', version: 1 });
    expect(newest().id).not.toBe(id);
  });
});
