import { within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { byteOrderMark } from '#contract/core/csv';
import type { BilingualText } from '#contract/core/language';
import { fileTooLarge } from '#contract/core/messages';
import { importProducts } from '#contract/products/admin-endpoints';
import { importLimits } from '#contract/products/limits';
import { importErrors, rowErrors } from '#contract/products/messages';
import { notSignedIn } from '#contract/session/messages';
import { listServerProducts, mockServer, resetMockServer } from '../../../testing/mock-server';
import { buildCsvFile, buildNewRow, buildValidFile, toCsvRows } from './testing/csv-files';
import { createImportPage, getImportRequests } from './testing/import-page';

const importUrl = `*${importProducts.path}`;

const [columns = []] = toCsvRows([]);

/** CSV as exported by spreadsheets in locales with a decimal comma. */
const semicolonFile = [
  'name;price;region;category;image_url;description',
  'Membrillo;12.50;Mexico;gifts;https://example.com/quince.jpg;Con piñones, del rancho',
].join('\r\n');

const unreadableFiles: readonly (readonly [string, readonly BlobPart[], BilingualText])[] = [
  ['is an image', [new Uint8Array([0x89, 0x50])], importErrors.encoding],
  [
    'is encoded in UTF-16',
    [
      new Uint8Array([0xff, 0xfe]),
      new Uint8Array(
        new Uint16Array([...semicolonFile].map((letter) => letter.charCodeAt(0))).buffer,
      ),
    ],
    importErrors.encoding,
  ],
  [
    'is encoded in Latin-1',
    [Uint8Array.from(semicolonFile, (letter) => letter.charCodeAt(0))],
    importErrors.encoding,
  ],
  ['is empty', [''], importErrors.empty],
  ['has a header but no rows', [`${columns.join(',')}\r\n`], importErrors.empty],
  ['has unknown columns', ['Producto,price\r\nA,1'], importErrors.unknownColumns(['producto'])],
  [
    'lacks columns',
    ['name,price\r\nA,1'],
    importErrors.missingColumns(['description', 'category', 'region', 'image_url']),
  ],
  ['has a column twice', ['name,name\r\nA,B'], importErrors.repeatedColumns(['name'])],
  ['has an unclosed quote', ['name,price\r\n"A,1'], importErrors.invalidQuotes(2)],
];

describe('<ImportDialog> file errors', () => {
  const { texts, getDialog, getFileInput, findButton, openImportDialog, chooseFile } =
    createImportPage('en');

  test.each(unreadableFiles)(
    'shows the reason when a file %s',
    async (_what, parts, errorMessage) => {
      const before = listServerProducts();
      await chooseFile(new File([...parts], 'p.csv'));
      expect(await getDialog().findByRole('alert')).toHaveTextContent(errorMessage.en);
      expect(getDialog().getByText('p.csv')).toBeVisible();
      expect(await findButton(texts.import)).toHaveAttribute('aria-disabled', 'true');
      expect(listServerProducts()).toEqual(before);
      expect(getImportRequests()).toEqual([]);
    },
  );

  test.each([
    ['semicolon-separated cells', semicolonFile],
    ['a UTF-8 byte order mark', byteOrderMark + semicolonFile],
    ['tab-separated cells', semicolonFile.replaceAll(';', '\t')],
  ])('accepts a file with %s', async (_what, text) => {
    await chooseFile(new File([text], 'productos.csv'));
    expect(await findButton(texts.importOne)).not.toHaveAttribute('aria-disabled', 'true');
    expect(getDialog().queryByRole('alert')).toBeNull();
  });

  test('names the first row of a SKU that occurs in two rows', async () => {
    const withSku = (name: string) =>
      buildNewRow(columns, name).with(columns.indexOf('sku'), 'FIG-1');
    await chooseFile(buildCsvFile([columns, withSku('A'), withSku('B')]));
    expect(await getDialog().findByText(rowErrors.duplicateSku(2).en)).toBeVisible();
    expect(getDialog().getByRole('status')).toHaveTextContent(texts.nothingWritten);
  });

  test('shows an error when the file is too large', async () => {
    await chooseFile(new File([new Uint8Array(importLimits.bytes + 1)], 'p.csv'));
    expect(await getDialog().findByRole('alert')).toHaveTextContent(
      fileTooLarge(importLimits.bytes).en,
    );
  });

  test('keeps the file after a network error and checks it again on request', async () => {
    const user = await openImportDialog();
    mockServer.use(http.post(importUrl, () => HttpResponse.error()));
    await user.upload(getFileInput(), buildValidFile());
    expect(await getDialog().findByRole('alert')).toHaveTextContent(texts.checkFailed);
    resetMockServer('signed-in');
    await user.click(getDialog().getByRole('button', { name: texts.recheck }));
    expect(await findButton(texts.importThree)).toHaveFocus();
    expect(await getDialog().findByText(texts.counts)).toBeVisible();
    expect(getDialog().queryByRole('alert')).toBeNull();
  });

  test('links to the sign-in page on 401', async () => {
    const user = await openImportDialog();
    mockServer.use(
      http.post(importUrl, () => HttpResponse.json({ message: 'Gone' }, { status: 401 })),
    );
    await user.upload(getFileInput(), buildValidFile());
    const alert = await getDialog().findByRole('alert');
    expect(alert).toHaveTextContent(notSignedIn.en);
    expect(within(alert).getByRole('link')).toHaveAttribute('href', '/admin/login');
  });

  test('shows an error when the browser cannot read the file', async () => {
    const user = await openImportDialog();
    const file = buildValidFile();
    const readError = new DOMException('Moved', 'NotFoundError');
    vi.spyOn(file, 'arrayBuffer').mockRejectedValue(readError);
    await user.upload(getFileInput(), file);
    expect(await getDialog().findByRole('alert')).toHaveTextContent(texts.unreadable);
  });
});
