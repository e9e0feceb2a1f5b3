import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openSqlite } from '../database/connect';
import { createCatalogClient } from '../testing/catalogue-keeper';
import {
  createCsvFile,
  importCsv,
  newRow,
  parseCsv,
  parseImportedRows,
  type Row,
} from '../testing/product-file';
import { startShop } from '../testing/shop';

const shop = await startShop();
afterAll(shop.close);
const catalogClient = await createCatalogClient(shop);

const exportRow = async (sku: string): Promise<Row> => {
  const rows = parseCsv(await catalogClient.sendRequest('/api/products.csv'));
  const row = rows.find((candidate) => candidate.sku === sku);
  if (!row) throw new Error(`The CSV has no product ${sku}.`);
  return row;
};

async function collectStatements(work: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  const note = ({ sql }: { readonly sql: string }) => statements.push(sql);
  shop.database.on('query', note);
  await work();
  shop.database.removeListener('query', note);
  return statements;
}

test('POST /api/products/import needs no more SQL statements for 80 rows than for one', async () => {
  const rows = (count: number, origin: string) =>
    Array.from({ length: count }, (_, at) => ({
      ...newRow,
      sku: `MANY-${at}`,
      origin,
      name_es: `Caja de ${origin}`,
    }));
  for (const origin of ['Jalisco', 'Puebla']) {
    const ofOne = await collectStatements(() =>
      importCsv(catalogClient, createCsvFile(rows(1, `${origin} (1)`))),
    );
    const ofMany = await collectStatements(() =>
      importCsv(catalogClient, createCsvFile(rows(80, origin))),
    );
    expect(ofMany.length).toBeLessThan(ofOne.length + 10);
  }
  const made = (await shop.products.list()).filter(({ sku }) => sku?.startsWith('MANY-'));
  expect(made).toHaveLength(80);
  expect(new Set(made.map(({ origin }) => origin))).toEqual(new Set(['Puebla']));
  const names = made.map(({ translations }) => translations.es?.name);
  expect(new Set(names)).toEqual(new Set(['Caja de Puebla']));
});

test('POST /api/products/import does not write unchanged tables', async () => {
  await catalogClient.make({ sku: 'CHEAP-1', translations: { es: { name: 'Tabla' } } });
  const row = await exportRow('CHEAP-1');
  const statements = await collectStatements(() =>
    importCsv(catalogClient, createCsvFile([{ ...row, price: '3.50' }])),
  );
  const writes = statements.filter((sql) => /^(insert|update|delete)/.test(sql));
  expect(writes.join('\n')).not.toMatch(/product_translations|product_images|media_files/);
  expect(await exportRow('CHEAP-1')).toMatchObject({ price: '3.50', name_es: 'Tabla' });
});

test('POST /api/products/import adds, changes and removes Spanish texts', async () => {
  const { id, version } = await catalogClient.make({ sku: 'ES-1' });
  for (const [at, name] of ['Tabla', 'Tablón', ''].entries()) {
    const row = await exportRow('ES-1');
    const rows = parseImportedRows(
      await importCsv(catalogClient, createCsvFile([{ ...row, name_es: name }])),
    );
    expect(rows).toMatchObject([{ verdict: 'changed' }]);
    expect(await catalogClient.shown(id)).toMatchObject({
      version: version + at + 1,
      translations: name === '' ? {} : { es: { name } },
    });
  }
});

test('POST /api/products/import waits for a concurrent write and validates against its result', async () => {
  const { id, price } = await catalogClient.make({ sku: 'BUSY-1' });
  const row = await exportRow('BUSY-1');
  const other = openSqlite(join(shop.dataFolder, 'higuera.sqlite3'));
  const writing = await other.transaction();
  await writing('products').where({ id }).update({ price_cents: 100, version: 9 });
  const begun = new Promise<void>((resolve) => {
    shop.database.on('query', ({ sql }) => /\bproducts\b/.test(sql) && resolve());
  });
  const importing = importCsv(catalogClient, createCsvFile([{ ...row, name: 'Other' }]));
  await begun;
  await writing.commit();
  await other.destroy();
  expect(await importing).toMatchObject({
    status: 400,
    json: { issues: [{ path: 'rows.2.version' }] },
  });
  expect(await catalogClient.shown(id)).toMatchObject({ price: 1, name: 'Fig Board' });
  expect(price).not.toBe(1);
});
