import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openSqlite } from '../database/connect';
import { asCatalogueKeeper } from '../testing/catalogue-keeper';
import { bringIn, fileOf, newRow, type Row, rowsOf, tableIn } from '../testing/product-file';
import { startShop } from '../testing/shop';

const shop = await startShop();
afterAll(shop.close);
const keeper = await asCatalogueKeeper(shop);

const rowOf = async (sku: string): Promise<Row> => {
  const rows = tableIn(await keeper.ask('/api/products.csv'));
  const row = rows.find((candidate) => candidate.sku === sku);
  if (!row) throw new Error(`There is no product ${sku} in the table.`);
  return row;
};

/** The statements that the database was given meanwhile. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  const note = ({ sql }: { readonly sql: string }) => statements.push(sql);
  shop.database.on('query', note);
  await work();
  shop.database.removeListener('query', note);
  return statements;
}

test('many rows cost no more statements than one', async () => {
  const rows = (count: number, origin: string) =>
    Array.from({ length: count }, (_, at) => ({
      ...newRow,
      sku: `MANY-${at}`,
      origin,
      name_es: `Caja de ${origin}`,
    }));
  for (const origin of ['Jalisco', 'Puebla']) {
    const ofOne = await statementsOf(() => bringIn(keeper, fileOf(rows(1, `${origin} (1)`))));
    const ofMany = await statementsOf(() => bringIn(keeper, fileOf(rows(80, origin))));
    expect(ofMany.length).toBeLessThan(ofOne.length + 10);
  }
  const made = (await shop.products.list()).filter(({ sku }) => sku?.startsWith('MANY-'));
  expect(made).toHaveLength(80);
  expect(new Set(made.map(({ origin }) => origin))).toEqual(new Set(['Puebla']));
  const names = made.map(({ translations }) => translations.es?.name);
  expect(new Set(names)).toEqual(new Set(['Caja de Puebla']));
});

test('what a row leaves as it is, is not written', async () => {
  await keeper.make({ sku: 'CHEAP-1', translations: { es: { name: 'Tabla' } } });
  const row = await rowOf('CHEAP-1');
  const statements = await statementsOf(() => bringIn(keeper, fileOf([{ ...row, price: '3.50' }])));
  const writes = statements.filter((sql) => /^(insert|update|delete)/.test(sql));
  expect(writes.join('\n')).not.toMatch(/product_translations|product_images|media_files/);
  expect(await rowOf('CHEAP-1')).toMatchObject({ price: '3.50', name_es: 'Tabla' });
});

test('what is said in Spanish alone comes, changes and goes', async () => {
  const { id, version } = await keeper.make({ sku: 'ES-1' });
  for (const [at, name] of ['Tabla', 'Tablón', ''].entries()) {
    const row = await rowOf('ES-1');
    const rows = rowsOf(await bringIn(keeper, fileOf([{ ...row, name_es: name }])));
    expect(rows).toMatchObject([{ verdict: 'changed' }]);
    expect(await keeper.shown(id)).toMatchObject({
      version: version + at + 1,
      translations: name === '' ? {} : { es: { name } },
    });
  }
});

test('an import waits for another process that is writing, and goes by what that wrote', async () => {
  const { id, price } = await keeper.make({ sku: 'BUSY-1' });
  const row = await rowOf('BUSY-1');
  const other = openSqlite(join(shop.dataFolder, 'higuera.sqlite3'));
  const writing = await other.transaction();
  await writing('products').where({ id }).update({ price_cents: 100, version: 9 });
  const begun = new Promise<void>((resolve) => {
    shop.database.on('query', ({ sql }) => /\bproducts\b/.test(sql) && resolve());
  });
  const importing = bringIn(keeper, fileOf([{ ...row, name: 'Other' }]));
  await begun;
  await writing.commit();
  await other.destroy();
  expect(await importing).toMatchObject({
    status: 400,
    json: { issues: [{ path: 'rows.2.version' }] },
  });
  expect(await keeper.shown(id)).toMatchObject({ price: 1, name: 'Fig Board' });
  expect(price).not.toBe(1);
});
