import { afterAll, expect, test } from 'vitest';
import { connect } from '../database/connect';
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

const server = await startTestServer();
afterAll(server.close);
const catalogClient = await createCatalogClient(server);

const exportRow = async (sku: string): Promise<ProductCsvRow> => {
  const rows = parseProductCsv(await catalogClient.sendRequest('/api/products.csv'));
  const row = rows.find((candidate) => candidate.sku === sku);
  if (!row) throw new Error(`The CSV has no product ${sku}.`);
  return row;
};

async function collectStatements(run: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  const record = ({ sql }: { readonly sql: string }) => statements.push(sql);
  server.database.on('query', record);
  await run();
  server.database.removeListener('query', record);
  return statements;
}

test('POST /api/products/import needs no more SQL statements for 80 rows than for one', async () => {
  const rows = (count: number, origin: string) =>
    Array.from({ length: count }, (_, index) => ({
      ...newProductRow,
      sku: `MANY-${index}`,
      origin,
      name_es: `Caja de ${origin}`,
    }));
  for (const origin of ['Jalisco', 'Puebla']) {
    const statementsForOne = await collectStatements(() =>
      importCsv(catalogClient, createCsvFile(rows(1, `${origin} (1)`))),
    );
    const statementsForMany = await collectStatements(() =>
      importCsv(catalogClient, createCsvFile(rows(80, origin))),
    );
    expect(statementsForMany.length).toBeLessThan(statementsForOne.length + 10);
  }
  const products = (await server.products.list()).filter(({ sku }) => sku?.startsWith('MANY-'));
  expect(products).toHaveLength(80);
  expect(new Set(products.map(({ origin }) => origin))).toEqual(new Set(['Puebla']));
  const names = products.map(({ translations }) => translations.es?.name);
  expect(new Set(names)).toEqual(new Set(['Caja de Puebla']));
});

test('POST /api/products/import does not write unchanged tables', async () => {
  await catalogClient.createProduct({ sku: 'CHEAP-1', translations: { es: { name: 'Tabla' } } });
  const row = await exportRow('CHEAP-1');
  const statements = await collectStatements(() =>
    importCsv(catalogClient, createCsvFile([{ ...row, price: '3.50' }])),
  );
  const writes = statements.filter((sql) => /^(insert|update|delete)/.test(sql));
  expect(writes.join('\n')).not.toMatch(/product_translations|product_images|media_files/);
  expect(await exportRow('CHEAP-1')).toMatchObject({ price: '3.50', name_es: 'Tabla' });
});

test('POST /api/products/import adds, changes and removes Spanish texts', async () => {
  const { id, version } = await catalogClient.createProduct({ sku: 'ES-1' });
  for (const [index, name] of ['Tabla', 'Tablón', ''].entries()) {
    const row = await exportRow('ES-1');
    const rows = parseImportedRows(
      await importCsv(catalogClient, createCsvFile([{ ...row, name_es: name }])),
    );
    expect(rows).toMatchObject([{ verdict: 'changed' }]);
    expect(await catalogClient.fetchProduct(id)).toMatchObject({
      version: version + index + 1,
      translations: name === '' ? {} : { es: { name } },
    });
  }
});

test('POST /api/products/import waits for a concurrent write and validates against its result', async () => {
  const { id, price } = await catalogClient.createProduct({ sku: 'BUSY-1' });
  const row = await exportRow('BUSY-1');
  const otherConnection = connect(server.location);
  const transaction = await otherConnection.transaction();
  await transaction('products').where({ id }).update({ price_cents: 100, version: 9 });
  const queryStarted = new Promise<void>((resolve) => {
    server.database.on('query', ({ sql }) => /\bproducts\b/.test(sql) && resolve());
  });
  const importPromise = importCsv(catalogClient, createCsvFile([{ ...row, name: 'Other' }]));
  await queryStarted;
  await transaction.commit();
  await otherConnection.destroy();
  expect(await importPromise).toMatchObject({
    status: 400,
    json: { issues: [{ path: 'rows.2.version' }] },
  });
  expect(await catalogClient.fetchProduct(id)).toMatchObject({ price: 1, name: 'Fig Board' });
  expect(price).not.toBe(1);
});
