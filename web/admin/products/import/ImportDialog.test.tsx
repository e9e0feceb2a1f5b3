import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { productMessages, rowErrors } from '#contract/products/messages';
import { productTable, soldProducts } from '../../../testing/mock-server';
import { createImportPage, imports } from './testing/open-import';
import {
  buildCsvFile,
  buildInvalidFile,
  firstProducts,
  goodFile,
  newLine,
  toCsvRows,
} from './testing/tables';

describe('<ImportDialog>', () => {
  const { texts, dialog, picker, findButton, openImport, chooseFile } = createImportPage('en');

  test('focuses the file input when it opens', async () => {
    await openImport();
    await waitFor(() => expect(picker()).toHaveFocus());
    expect(dialog().getByText(texts.drop)).toBeVisible();
    expect(dialog().getByRole('button', { name: texts.import })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  test('shows the counts of a dry run and imports nothing yet', async () => {
    const before = soldProducts();
    await chooseFile(goodFile());
    expect(await dialog().findByText(texts.counts)).toBeVisible();
    expect(dialog().getByRole('status')).toHaveTextContent(texts.counts);
    expect(dialog().getByText('products.csv')).toBeVisible();
    expect(soldProducts()).toEqual(before);
    expect(imports()).toEqual([]);
  });

  test('lists the old and the new value of every cell that would change', async () => {
    const [product] = firstProducts(1);
    await chooseFile(goodFile());
    const region = await dialog().findByRole('region', { name: texts.changedRows });
    const [row, ...others] = within(region).getAllByRole('rowheader');
    expect(others).toEqual([]);
    expect(row?.closest('tr')).toHaveTextContent(
      `2${product?.name}price ${product?.price.toFixed(2)} →${texts.becomes} 1.25`,
    );
    expect(within(region).getAllByRole('listitem')).toHaveLength(1);
  });

  test('names the products whose price changes and whose price tiers stay', async () => {
    const user = await openImport();
    const [product] = firstProducts(1);
    const row = productTable().find(product?.id ?? 0);
    if (row) productTable().put({ ...row, priceTiers: 'Small: $48' });
    await user.upload(picker(), goodFile());
    const notice = { en: /^The price tiers of this product/, es: /^El texto «Precios por tamaño»/ };
    expect(await dialog().findByText(notice.en)).toHaveTextContent(product?.name ?? '');
  });

  test('checks a dropped file', async () => {
    await openImport();
    const zone = dialog().getByText(texts.drop);
    const dataTransfer = { types: ['Files'], files: [goodFile()] };
    fireEvent.drop(zone, { dataTransfer });
    expect(await dialog().findByText(texts.counts)).toBeVisible();
  });

  test('lists each invalid row with its error and disables the import', async () => {
    const user = await chooseFile(buildInvalidFile());
    expect(await dialog().findByText(texts.errorCounts)).toBeVisible();
    const table = within(dialog().getByRole('table'));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(
      texts.head,
    );
    const [nameless, unknown] = table.getAllByRole('rowheader').map((cell) => cell.closest('tr'));
    expect(nameless).toHaveTextContent(`3${texts.noName}name ${productMessages.name.en}`);
    expect(unknown).toHaveTextContent(`4Nothingid ${rowErrors.unknownId('99999').en}`);
    expect(dialog().getByRole('status')).toHaveTextContent(texts.nothingWritten);
    const button = await findButton(texts.importOne);
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.click(button);
    expect(imports()).toEqual([]);
  });

  test('lists 100 invalid rows and counts the rest', async () => {
    const [head = []] = toCsvRows([]);
    const rows = Array.from({ length: 105 }, () => newLine(head, ' ').with(0, 'x'));
    await chooseFile(buildCsvFile([head, ...rows]));
    expect(await dialog().findByText(texts.more)).toBeVisible();
    expect(dialog().getAllByRole('rowheader')).toHaveLength(100);
    expect(dialog().getByRole('region', { name: texts.rows })).toHaveAttribute('tabindex', '0');
  });

  test('says that there is nothing to import when every product matches the file', async () => {
    await chooseFile(buildCsvFile(toCsvRows(firstProducts(1))));
    expect(await dialog().findByText(texts.nothingToDo)).toBeVisible();
    expect(dialog().getByText(texts.unchanged)).toBeVisible();
    expect(await findButton(texts.import)).toHaveAttribute('aria-disabled', 'true');
  });

  test('checks another file after an invalid one, also with the same name', async () => {
    const user = await chooseFile(buildInvalidFile());
    await dialog().findByRole('table');
    await user.upload(dialog().getByLabelText(texts.chooseAnother), goodFile());
    expect(await dialog().findByText(texts.counts)).toBeVisible();
    expect(dialog().queryByRole('region', { name: texts.rows })).toBeNull();
  });

  test('closes on Escape and returns the focus to its opener', async () => {
    const user = await openImport();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
  });
});
