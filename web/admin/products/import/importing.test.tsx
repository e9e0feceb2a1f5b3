import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { importProducts } from '#contract/products/admin-endpoints';
import { rowErrors } from '#contract/products/messages';
import { holdBack } from '../../../testing/hold-back';
import { mockServer, productTable, soldProducts } from '../../../testing/mock-server';
import { takeBack } from '../testing/open-list';
import { createImportPage, imports } from './testing/open-import';
import { firstProducts, goodFile } from './testing/tables';

const importUrl = `*${importProducts.path}`;

describe('useImport in <ImportDialog>', () => {
  const { texts, onImported, dialog, picker, findButton, chooseFile } = createImportPage('es');

  test('imports the checked file, shows a toast and closes the dialog', async () => {
    const [changed] = firstProducts(1);
    const user = await chooseFile(goodFile());
    await user.click(await findButton(texts.importThree));
    expect(await screen.findByText(texts.imported)).toBeInTheDocument();
    expect(screen.getByText(texts.counts)).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(onImported).toHaveBeenCalledOnce();
    expect(imports()).toHaveLength(1);
    expect(firstProducts(2).map(({ name }) => name)).toEqual(['A', 'B']);
    const after = soldProducts().find(({ id }) => id === changed?.id);
    expect(after).toMatchObject({ price: 1.25, version: 2 });
  });

  test('undoes the import from the toast', async () => {
    const before = soldProducts();
    const user = await chooseFile(goodFile());
    await user.click(await findButton(texts.importThree));
    await takeBack(user, 'es');
    expect(await screen.findByText(texts.undone)).toBeInTheDocument();
    expect(soldProducts().map(({ name, price }) => [name, price])).toEqual(
      before.map(({ name, price }) => [name, price]),
    );
    expect(onImported).toHaveBeenCalledTimes(2);
  });

  test('counts the products that an undo skips because they were changed since', async () => {
    const [changed] = firstProducts(1);
    const user = await chooseFile(goodFile());
    await user.click(await findButton(texts.importThree));
    const stored = productTable().find(changed?.id ?? 0);
    await screen.findByText(texts.imported);
    if (stored) productTable().put({ ...stored, name: 'Meanwhile', version: 9 });
    await takeBack(user, 'es');
    expect(await screen.findByText(texts.undoneButOne)).toBeInTheDocument();
    expect(firstProducts(1)[0]?.name).toBe('Meanwhile');
  });

  test('cannot be closed or started twice while an import is running', async () => {
    const user = await chooseFile(goodFile());
    const letGo = holdBack('post', importProducts.path);
    await user.click(await findButton(texts.importThree));
    const button = await findButton(texts.importing);
    expect(dialog().getByRole('status')).toHaveTextContent(texts.importing);
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveFocus();
    await user.click(button);
    await user.keyboard('{Escape}');
    await user.click(dialog().getByRole('button', { name: texts.cancel }));
    expect(picker()).toBeDisabled();
    letGo();
    expect(await screen.findByText(texts.imported)).toBeInTheDocument();
    expect(imports()).toHaveLength(1);
  });

  test('lists rows that became invalid after the check', async () => {
    const user = await chooseFile(goodFile());
    const button = await findButton(texts.importThree);
    const [first] = firstProducts(1);
    const stored = productTable().find(first?.id ?? 0);
    if (stored) productTable().put({ ...stored, name: 'Meanwhile', version: 2 });
    await user.click(button);
    expect(await dialog().findByRole('table')).toHaveTextContent(rowErrors.stale.es);
    expect(dialog().getByRole('status')).toHaveTextContent(texts.nothingWritten);
    expect(onImported).not.toHaveBeenCalled();
  });

  test('shows an unknown result after a network error and checks the file again', async () => {
    const user = await chooseFile(goodFile());
    const button = await findButton(texts.importThree);
    mockServer.use(http.post(importUrl, () => HttpResponse.error(), { once: true }));
    await user.click(button);
    expect(await dialog().findByRole('alert')).toHaveTextContent(texts.unknown);
    await user.click(dialog().getByRole('button', { name: texts.again }));
    expect(await dialog().findByText(texts.counts)).toBeVisible();
  });

  test('shows a generic error on 500 and keeps the file', async () => {
    const user = await chooseFile(goodFile());
    const button = await findButton(texts.importThree);
    mockServer.use(
      http.post(importUrl, () => HttpResponse.json({ message: 'Broken' }, { status: 500 })),
    );
    await user.click(button);
    expect(await dialog().findByRole('alert')).toHaveTextContent(texts.importFailed);
    expect(dialog().getByText('products.csv')).toBeVisible();
  });
});
