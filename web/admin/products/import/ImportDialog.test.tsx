import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { productMessages, rowErrors } from '#contract/products/messages';
import { makeOption } from '#contract/testing/product';
import { getProductTable, listServerProducts } from '../../../testing/mock-server';
import {
  buildCsvFile,
  buildInvalidFile,
  buildNewRow,
  buildValidFile,
  getFirstProducts,
  toCsvRows,
} from './testing/csv-files';
import { createImportPage, getImportRequests } from './testing/import-page';

describe('<ImportDialog>', () => {
  const { texts, getDialog, getFileInput, findButton, openImportDialog, chooseFile } =
    createImportPage('en');

  test('focuses the file input when it opens', async () => {
    await openImportDialog();
    await waitFor(() => expect(getFileInput()).toHaveFocus());
    expect(getDialog().getByText(texts.dropHint)).toBeVisible();
    expect(getDialog().getByRole('button', { name: texts.import })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  test('shows the counts of a dry run and imports nothing yet', async () => {
    const before = listServerProducts();
    await chooseFile(buildValidFile());
    expect(await getDialog().findByText(texts.counts)).toBeVisible();
    expect(getDialog().getByRole('status')).toHaveTextContent(texts.counts);
    expect(getDialog().getByText('products.csv')).toBeVisible();
    expect(listServerProducts()).toEqual(before);
    expect(getImportRequests()).toEqual([]);
  });

  test('lists the old and the new value of every cell that would change', async () => {
    const [product] = getFirstProducts(1);
    await chooseFile(buildValidFile());
    const region = await getDialog().findByRole('region', { name: texts.changedRows });
    const [row, ...otherRows] = within(region).getAllByRole('rowheader');
    expect(otherRows).toEqual([]);
    expect(row?.closest('tr')).toHaveTextContent(
      `2${product?.name}price ${product?.price.toFixed(2)} →${texts.becomes} 1.25`,
    );
    expect(within(region).getAllByRole('listitem')).toHaveLength(1);
  });

  test('does not say that price tiers stay if they are written from options', async () => {
    const user = await openImportDialog();
    const [product] = getFirstProducts(1);
    const row = getProductTable().find(product?.id ?? 0);
    const options = [makeOption({ price: row?.price ?? 0 })];
    if (row) getProductTable().put({ ...row, priceTiers: 'Small: $48', options });
    await user.upload(getFileInput(), buildValidFile());
    expect(await getDialog().findByRole('region', { name: texts.changedRows })).toBeVisible();
    expect(getDialog().queryByText(/^The price tiers of this product/)).toBeNull();
  });

  test('names the products whose price changes and whose price tiers stay', async () => {
    const user = await openImportDialog();
    const [product] = getFirstProducts(1);
    const row = getProductTable().find(product?.id ?? 0);
    if (row) getProductTable().put({ ...row, priceTiers: 'Small: $48', options: [] });
    await user.upload(getFileInput(), buildValidFile());
    const notice = { en: /^The price tiers of this product/, es: /^El texto «Precios por tamaño»/ };
    expect(await getDialog().findByText(notice.en)).toHaveTextContent(product?.name ?? '');
  });

  test('says in which rows a new text withdraws the confirmation of the facts', async () => {
    const user = await openImportDialog();
    const products = getFirstProducts(2).map((product) => ({
      ...product,
      facts: { ...product.facts, confirmed: true },
    }));
    for (const { id, facts } of products) {
      const row = getProductTable().find(id);
      if (row) getProductTable().put({ ...row, facts });
    }
    const [first, second] = products.map((product) => ({ ...product, price: 1.25 }));
    if (!first || !second) throw new Error('The mocks have too few products.');
    const file = buildCsvFile(toCsvRows([{ ...first, ingredients: 'Figs, walnuts' }, second]));
    await user.upload(getFileInput(), file);
    const region = await getDialog().findByRole('region', { name: texts.changedRows });
    const rows = within(region)
      .getAllByRole('rowheader')
      .map((cell) => cell.closest('tr'));
    expect(rows[0]).toHaveTextContent(/must be confirmed again/);
    expect(rows[1]).not.toHaveTextContent(/must be confirmed again/);
  });

  test('checks a dropped file', async () => {
    await openImportDialog();
    const dropZone = getDialog().getByText(texts.dropHint);
    const dataTransfer = { types: ['Files'], files: [buildValidFile()] };
    fireEvent.drop(dropZone, { dataTransfer });
    expect(await getDialog().findByText(texts.counts)).toBeVisible();
  });

  test('lists each invalid row with its error and disables the import', async () => {
    const user = await chooseFile(buildInvalidFile());
    expect(await getDialog().findByText(texts.errorCounts)).toBeVisible();
    const table = within(getDialog().getByRole('table'));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(
      texts.columnHeadings,
    );
    const [rowWithoutName, rowWithUnknownId] = table
      .getAllByRole('rowheader')
      .map((cell) => cell.closest('tr'));
    expect(rowWithoutName).toHaveTextContent(`3${texts.noName}name ${productMessages.name.en}`);
    expect(rowWithUnknownId).toHaveTextContent(`4Nothingid ${rowErrors.unknownId('99999').en}`);
    expect(getDialog().getByRole('status')).toHaveTextContent(texts.nothingWritten);
    const button = await findButton(texts.importOne);
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.click(button);
    expect(getImportRequests()).toEqual([]);
  });

  test('lists 100 invalid rows and counts the rest', async () => {
    const [columns = []] = toCsvRows([]);
    const rows = Array.from({ length: 105 }, () => buildNewRow(columns, ' ').with(0, 'x'));
    await chooseFile(buildCsvFile([columns, ...rows]));
    expect(await getDialog().findByText(texts.moreRows)).toBeVisible();
    expect(getDialog().getAllByRole('rowheader')).toHaveLength(100);
    expect(getDialog().getByRole('region', { name: texts.errorRows })).toHaveAttribute(
      'tabindex',
      '0',
    );
  });

  test('says that there is nothing to import when every product matches the file', async () => {
    await chooseFile(buildCsvFile(toCsvRows(getFirstProducts(1))));
    expect(await getDialog().findByText(texts.nothingToDo)).toBeVisible();
    expect(getDialog().getByText(texts.unchangedCounts)).toBeVisible();
    expect(await findButton(texts.import)).toHaveAttribute('aria-disabled', 'true');
  });

  test('checks another file after an invalid one, also with the same name', async () => {
    const user = await chooseFile(buildInvalidFile());
    await getDialog().findByRole('table');
    await user.upload(getDialog().getByLabelText(texts.chooseAnother), buildValidFile());
    expect(await getDialog().findByText(texts.counts)).toBeVisible();
    expect(getDialog().queryByRole('region', { name: texts.errorRows })).toBeNull();
  });

  test('closes on Escape and returns the focus to its opener', async () => {
    const user = await openImportDialog();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
  });
});
