import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { importProducts } from '#contract/products/admin-endpoints';
import { rowErrors } from '#contract/products/messages';
import { delayResponse } from '../../../testing/delay-response';
import { getProductTable, listServerProducts, mockServer } from '../../../testing/mock-server';
import { clickUndo } from '../testing/product-list-page';
import { buildValidFile, getFirstProducts } from './testing/csv-files';
import { createImportPage, getImportRequests } from './testing/import-page';

const importUrl = `*${importProducts.path}`;

describe('useImport in <ImportDialog>', () => {
  const { texts, onImported, getDialog, getFileInput, findButton, chooseFile } =
    createImportPage('es');

  test('imports the checked file, shows a toast and closes the dialog', async () => {
    const [changedProduct] = getFirstProducts(1);
    const user = await chooseFile(buildValidFile());
    await user.click(await findButton(texts.importThree));
    expect(await screen.findByText(texts.imported)).toBeInTheDocument();
    expect(screen.getByText(texts.counts)).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(onImported).toHaveBeenCalledOnce();
    expect(getImportRequests()).toHaveLength(1);
    expect(getFirstProducts(2).map(({ name }) => name)).toEqual(['A', 'B']);
    const updatedProduct = listServerProducts().find(({ id }) => id === changedProduct?.id);
    expect(updatedProduct).toMatchObject({ price: 1.25, version: 2 });
  });

  test('undoes the import from the toast', async () => {
    const before = listServerProducts();
    const user = await chooseFile(buildValidFile());
    await user.click(await findButton(texts.importThree));
    await clickUndo(user, 'es');
    expect(await screen.findByText(texts.undone)).toBeInTheDocument();
    expect(listServerProducts().map(({ name, price }) => [name, price])).toEqual(
      before.map(({ name, price }) => [name, price]),
    );
    expect(onImported).toHaveBeenCalledTimes(2);
  });

  test('counts the products that an undo skips because they were changed since', async () => {
    const [changedProduct] = getFirstProducts(1);
    const user = await chooseFile(buildValidFile());
    await user.click(await findButton(texts.importThree));
    const stored = getProductTable().find(changedProduct?.id ?? 0);
    await screen.findByText(texts.imported);
    if (stored) getProductTable().put({ ...stored, name: 'Meanwhile', version: 9 });
    await clickUndo(user, 'es');
    expect(await screen.findByText(texts.undoneExceptOne)).toBeInTheDocument();
    expect(getFirstProducts(1)[0]?.name).toBe('Meanwhile');
  });

  test('cannot be closed or started twice while an import is running', async () => {
    const user = await chooseFile(buildValidFile());
    const release = delayResponse('post', importProducts.path);
    await user.click(await findButton(texts.importThree));
    const button = await findButton(texts.importing);
    expect(getDialog().getByRole('status')).toHaveTextContent(texts.importing);
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveFocus();
    await user.click(button);
    await user.keyboard('{Escape}');
    await user.click(getDialog().getByRole('button', { name: texts.cancel }));
    expect(getFileInput()).toBeDisabled();
    release();
    expect(await screen.findByText(texts.imported)).toBeInTheDocument();
    expect(getImportRequests()).toHaveLength(1);
  });

  test('lists rows that became invalid after the check', async () => {
    const user = await chooseFile(buildValidFile());
    const button = await findButton(texts.importThree);
    const [firstProduct] = getFirstProducts(1);
    const stored = getProductTable().find(firstProduct?.id ?? 0);
    if (stored) getProductTable().put({ ...stored, name: 'Meanwhile', version: 2 });
    await user.click(button);
    expect(await getDialog().findByRole('table')).toHaveTextContent(rowErrors.stale.es);
    expect(getDialog().getByRole('status')).toHaveTextContent(texts.nothingWritten);
    expect(onImported).not.toHaveBeenCalled();
  });

  test('shows an unknown result after a network error and checks the file again', async () => {
    const user = await chooseFile(buildValidFile());
    const button = await findButton(texts.importThree);
    mockServer.use(http.post(importUrl, () => HttpResponse.error(), { once: true }));
    await user.click(button);
    expect(await getDialog().findByRole('alert')).toHaveTextContent(texts.unknownOutcome);
    await user.click(getDialog().getByRole('button', { name: texts.recheck }));
    expect(await getDialog().findByText(texts.counts)).toBeVisible();
  });

  test('shows a generic error on 500 and keeps the file', async () => {
    const user = await chooseFile(buildValidFile());
    const button = await findButton(texts.importThree);
    mockServer.use(
      http.post(importUrl, () => HttpResponse.json({ message: 'Broken' }, { status: 500 })),
    );
    await user.click(button);
    expect(await getDialog().findByRole('alert')).toHaveTextContent(texts.importFailed);
    expect(getDialog().getByText('products.csv')).toBeVisible();
  });
});
