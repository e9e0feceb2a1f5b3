import { afterAll, describe, expect, test } from 'vitest';
import { languages } from '#contract/core/language';
import { fileTooLarge } from '#contract/core/messages';
import { importLimits } from '#contract/products/limits';
import {
  importErrors,
  productErrors,
  productMessages,
  rowErrors,
} from '#contract/products/messages';
import { demoImages } from '#demo/images';
import { createCatalogClient } from '../testing/catalog-client';
import {
  createCsvFile,
  importCsv,
  newProductRow,
  type ProductCsvRow,
  parseImportedRows,
  parseProductCsv,
} from '../testing/product-csv';
import { startTestServer } from '../testing/test-server';

const now = new Date('2026-11-22T05:00:00.000Z');
const server = await startTestServer({ clock: () => now });
afterAll(server.close);
const catalogClient = await createCatalogClient(server);

const exportRows = async () =>
  parseProductCsv(await catalogClient.sendRequest('/api/products.csv'));

async function exportRow(id: number): Promise<ProductCsvRow> {
  const row = (await exportRows()).find((candidate) => candidate.id === String(id));
  if (!row) throw new Error(`The CSV has no product ${id}.`);
  return row;
}

/** Bypasses the response cache. */
const listProducts = () => server.products.list();

describe('GET /api/products.csv', () => {
  test('answers a CSV file with a dated name, for admins only', async () => {
    const { headers, text, status } = await catalogClient.sendRequest('/api/products.csv');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="products-2026-11-21.csv"',
      'cache-control': 'private, no-store',
    });
    expect(text.startsWith('\uFEFFid,version,sku,name,')).toBe(true);
    expect((await server.sendRequest('/api/products.csv')).status).toBe(401);
  });

  test.each([',', ';', '\t'])(
    'can be imported again without changes, delimited by %j',
    async (delimiter) => {
      await catalogClient.createProduct({
        name: '=SUM("A1"; B2)',
        priceTiers: 'Small: $1\nLarge: $2\r\nBoth: $3',
        translations: { es: { name: "'- Tabla", description: 'Higos\ty "nueces"' } },
      });
      const before = await listProducts();
      const versionBefore = server.cacheVersion.current;
      const rows = parseImportedRows(
        await importCsv(catalogClient, createCsvFile(await exportRows(), delimiter)),
      );
      expect(new Set(rows.map(({ verdict }) => verdict))).toEqual(new Set(['unchanged']));
      expect(rows).toHaveLength((await exportRows()).length);
      expect(await listProducts()).toEqual(before);
      expect(server.cacheVersion.current).toBe(versionBefore);
    },
  );
});

describe('GET /api/products.csv with filters', () => {
  test('answers matching products in the requested order', async () => {
    const lowStock = { category: 'special', quantityAvailable: 2 };
    await catalogClient.createProduct({ ...lowStock, name: 'Filtered Fig', price: 90 });
    await catalogClient.createProduct({ ...lowStock, name: 'Filtered Date', price: 80 });
    await catalogClient.createProduct({
      ...lowStock,
      name: 'Filtered Plum',
      quantityAvailable: 40,
    });
    await catalogClient.createProduct({ ...lowStock, name: 'Filtered Pear', category: 'gifts' });
    const filters = 'q=filtered&category=special&stock=low-stock&sort=price:asc';
    const rows = parseProductCsv(await catalogClient.sendRequest(`/api/products.csv?${filters}`));
    expect(rows.map(({ name }) => name)).toEqual(['Filtered Date', 'Filtered Fig']);
    expect((await catalogClient.sendRequest('/api/products.csv?category=nonsense')).status).toBe(
      400,
    );
  });

  test('leaves products that are not in the exported file unchanged when it is imported', async () => {
    const before = await listProducts();
    const rows = parseProductCsv(
      await catalogClient.sendRequest('/api/products.csv?category=gifts'),
    );
    expect(rows.length).toBeLessThan(before.length);
    const changed = rows.map((row) => ({ ...row, price: '61' }));
    await importCsv(catalogClient, createCsvFile(changed));
    const after = await listProducts();
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    const others = (products: typeof before) =>
      products.filter(({ category }) => category !== 'gifts');
    expect(others(after)).toEqual(others(before));
    expect(after.filter(({ category }) => category === 'gifts').map(({ price }) => price)).toEqual(
      rows.map(() => 61),
    );
  });
});

describe('POST /api/products/import?dry=1', () => {
  test('answers the result of every row and writes nothing', async () => {
    const board = await catalogClient.createProduct({ sku: 'DRY-1' });
    const before = await listProducts();
    const row = await exportRow(board.id);
    const file = createCsvFile([
      { ...row, price: '7', featured: 'TRUE' },
      row,
      { ...row, id: '', sku: 'DRY-2', version: '' },
      { ...row, id: '', sku: '', name: '' },
    ]);
    const { status, json } = await importCsv(catalogClient, file, { dryRun: true });
    expect(status).toBe(200);
    expect(json).toMatchObject({
      rows: [
        {
          line: 2,
          verdict: 'changed',
          id: board.id,
          name: 'Fig Board',
          issues: [],
          changes: [
            { column: 'price', from: row.price, to: '7.00' },
            { column: 'featured', from: 'no', to: 'yes' },
          ],
        },
        {
          line: 3,
          verdict: 'faulty',
          id: board.id,
          name: 'Fig Board',
          issues: [{ path: 'id', message: rowErrors.duplicateProduct(2).en }],
          changes: [],
        },
        { line: 4, verdict: 'new', id: null, name: 'Fig Board', issues: [], changes: [] },
        {
          line: 5,
          verdict: 'faulty',
          id: null,
          name: '',
          issues: [{ path: 'name', message: productMessages.name.en }],
          changes: [],
        },
      ],
      importId: null,
    });
    expect(await listProducts()).toEqual(before);
  });
});

describe('POST /api/products/import', () => {
  test('creates products in file order and updates existing ones', async () => {
    const board = await catalogClient.createProduct({ sku: 'IN-1', origin: 'Jalisco' });
    const imageId = demoImages[0]?.id;
    const url = `/api/media/optimize/${imageId}`;
    const versionBefore = server.cacheVersion.current;
    const rows = parseImportedRows(
      await importCsv(
        catalogClient,
        createCsvFile([
          { ...newProductRow, sku: 'IN-2', origin: '', name_es: 'Caja', image_url: url },
          { ...newProductRow, sku: 'IN-3', origin: 'Ojai', name_es: '' },
          { ...newProductRow, sku: 'IN-1', origin: '', name_es: 'Tabla', image_url: url },
        ]),
      ),
    );
    expect(rows.map(({ verdict }) => verdict)).toEqual(['new', 'new', 'changed']);
    expect(server.cacheVersion.current).toBe(versionBefore + 1);
    const [first, second] = await server.products.list();
    expect(first).toMatchObject({
      sku: 'IN-2',
      price: 42.5,
      category: 'gifts',
      origin: null,
      image: { publitioId: imageId },
      translations: { es: { name: 'Caja' } },
      version: 1,
      createdAt: now.toISOString(),
    });
    expect(second).toMatchObject({
      sku: 'IN-3',
      imageUrl: newProductRow.image_url,
      translations: {},
    });
    expect(await catalogClient.fetchProduct(board.id)).toMatchObject({
      name: 'Quince Box',
      sku: 'IN-1',
      origin: null,
      translations: { es: { name: 'Tabla' } },
      image: { publitioId: imageId },
      version: board.version + 1,
    });
    expect((await catalogClient.fetchImages(board.id)).map(({ publitioId }) => publitioId)).toEqual(
      [imageId],
    );
  });

  test('is idempotent: repeated rows are unchanged', async () => {
    const board = await catalogClient.createProduct({ sku: 'TWICE-1' });
    const row = { ...(await exportRow(board.id)), price: '3.50' };
    const verdicts = async () =>
      parseImportedRows(await importCsv(catalogClient, createCsvFile([row])))[0]?.verdict;
    expect(await verdicts()).toBe('changed');
    expect(await verdicts()).toBe('unchanged');
    expect(await catalogClient.fetchProduct(board.id)).toMatchObject({
      version: board.version + 1,
    });
  });

  test('answers 400 with the invalid row in both languages, and writes nothing', async () => {
    const before = await listProducts();
    const versionBefore = server.cacheVersion.current;
    for (const language of ['en', 'es'] as const) {
      const file = createCsvFile([newProductRow, { ...newProductRow, price: 'much' }]);
      const { status, json } = await importCsv(catalogClient, file, { language });
      expect(status).toBe(400);
      expect(json).toEqual({
        message: importErrors.invalidRows[language],
        issues: [{ path: 'rows.3.price', message: productMessages.price[language] }],
      });
    }
    expect(await listProducts()).toEqual(before);
    expect(server.cacheVersion.current).toBe(versionBefore);
  });

  test('rolls back when the database rejects one row', async () => {
    const before = await listProducts();
    await server.database.raw(
      "create unique index one_of_both on products (category) where sku in ('BAD', 'GOOD')",
    );
    // Rows are inserted in reverse order.
    const file = createCsvFile([
      { ...newProductRow, sku: 'BAD' },
      { ...newProductRow, sku: 'GOOD' },
    ]);
    const { status } = await importCsv(catalogClient, file);
    await server.database.raw('drop index one_of_both');
    expect(status).toBe(500);
    expect(await listProducts()).toEqual(before);
  });

  test('answers 400 for rows that were changed since the export', async () => {
    const board = await catalogClient.createProduct({ sku: 'STALE-1' });
    const row = await exportRow(board.id);
    await catalogClient.sendJson('PUT', `/api/products/${board.id}`, { ...board, price: 5 });
    const { status, json } = await importCsv(
      catalogClient,
      createCsvFile([{ ...row, name: 'Other' }]),
    );
    expect(status).toBe(400);
    expect(json).toMatchObject({
      issues: [{ path: 'rows.2.version', message: rowErrors.stale.en }],
    });
    expect(await catalogClient.fetchProduct(board.id)).toMatchObject({
      price: 5,
      name: board.name,
    });
  });

  test('creates no duplicate SKU when imports run concurrently', async () => {
    const file = () => createCsvFile([{ ...newProductRow, sku: 'RACE-1' }]);
    const responses = await Promise.all(
      [file(), file(), file()].map((each) => importCsv(catalogClient, each)),
    );
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    const products = (await server.products.list()).filter(({ sku }) => sku === 'RACE-1');
    expect(products).toHaveLength(1);
  });

  test('accepts a product whose library image was deleted', async () => {
    const deletedId = demoImages[5]?.id;
    const { id } = await catalogClient.createProduct({
      imageUrl: `/api/media/optimize/${deletedId}`,
    });
    await catalogClient.sendJson('DELETE', `/api/media/files/${deletedId}?force=1`);
    const row = await exportRow(id);
    expect(row.image_url).toBe('');
    const file = () => createCsvFile([{ ...row, price: '7.00' }]);
    expect(
      parseImportedRows(await importCsv(catalogClient, file(), { dryRun: true })),
    ).toMatchObject([{ verdict: 'changed' }]);
    expect((await importCsv(catalogClient, file())).status).toBe(200);
    expect(await catalogClient.fetchProduct(id)).toMatchObject({
      price: 7,
      imageUrl: '',
      image: null,
    });
  });

  test.each(languages)(
    'rejects an external image URL for a product with library images, in %s',
    async (language) => {
      const imageUrl = `/api/media/optimize/${demoImages[1]?.id}`;
      const { id } = await catalogClient.createProduct({ imageUrl });
      const file = () => createCsvFile([{ ...newProductRow, id: String(id) }]);
      const message = productErrors.urlNotDisplayed[language];
      const dry = await importCsv(catalogClient, file(), { dryRun: true, language });
      expect(parseImportedRows(dry)).toMatchObject([
        { verdict: 'faulty', issues: [{ path: 'image_url', message }] },
      ]);
      expect(await importCsv(catalogClient, file(), { language })).toMatchObject({
        status: 400,
        json: { issues: [{ path: 'rows.2.image_url', message }] },
      });
    },
  );

  test('rejects an image that is not public', async () => {
    const file = createCsvFile([{ ...newProductRow, image_url: '/api/media/optimize/nothere1' }]);
    const { status, text } = await importCsv(catalogClient, file);
    expect(status).toBe(400);
    expect(text).toContain('rows.2.image_url');
  });
});

describe('POST /api/products/import answers 400 for a file', () => {
  const header = Object.keys(newProductRow).join();
  const utf16 = Buffer.from(`\uFEFF${header}\nx`, 'utf16le');

  test.each([
    ['in Windows-1252', Buffer.from('name\npi\xf1on', 'latin1'), importErrors.encoding],
    ['in UTF-16', utf16, importErrors.encoding],
    ['without content', '', importErrors.empty],
    ['with only a header', `${header}\n\n`, importErrors.empty],
    ['with a stray quote', `${header}\n"Fig" Board`, importErrors.invalidQuotes(2)],
    ['with too many rows', `${header}\n${'x\n'.repeat(10_001)}`, importErrors.tooManyRows],
    ['with an unknown column', `${header},colour\nx`, importErrors.unknownColumns(['colour'])],
    ['with missing columns', 'name,price\nx', undefined],
  ])('%s', async (_what, content, expectedMessage) => {
    const { status, json } = await importCsv(catalogClient, new File([content], 'products.csv'));
    expect(status).toBe(400);
    const { en: message } =
      expectedMessage ??
      importErrors.missingColumns(['description', 'category', 'region', 'image_url']);
    expect(json).toEqual({ message, issues: [{ path: 'file', message }] });
  });

  test('answers 413 for a file of more than 10 MB', async () => {
    const file = new File([Buffer.alloc(2 * importLimits.bytes, 'x')], 'products.csv');
    const { status, json } = await importCsv(catalogClient, file);
    expect(status).toBe(413);
    expect(json).toMatchObject({ message: fileTooLarge(importLimits.bytes).en });
  });

  test('answers 401 without a session', async () => {
    const form = new FormData();
    form.append('file', createCsvFile([newProductRow]));
    const headers = { ...catalogClient.headers, Cookie: '' };
    const response = await fetch(`${server.origin}/api/products/import`, {
      method: 'POST',
      headers,
      body: form,
    });
    expect(response.status).toBe(401);
  });
});
