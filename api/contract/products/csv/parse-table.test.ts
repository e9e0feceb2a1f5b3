// The import of products: which rows of a table create or change a product, and what it says about those that can't.
import { describe, expect, test } from 'vitest';
import { makeProduct } from '../../testing/product';
import { type CellsByColumn, exportRows, minimalRow, toCsvRows } from '../../testing/product-csv';
import { emptyFacts } from '../facts';
import { importLimits } from '../limits';
import { importErrors } from '../messages';
import { parseProductTable } from './parse-table';

const figs = makeProduct({ id: 1, sku: 'FIG-1', name: 'Fig Board' });
const nuts = makeProduct({ id: 2, sku: 'NUT-1', name: 'Nut Board', version: 4 });
const existingProducts = [figs, nuts];
const publicImageIds = new Set(['quince']);

async function parse(cells: string[][], products = existingProducts, lang: 'en' | 'es' = 'en') {
  const table = await parseProductTable(cells, { products, publicImageIds }, lang);
  if ('error' in table) throw new Error(table.error.en);
  return table;
}

async function getError(cells: string[][]) {
  const table = await parseProductTable(
    cells,
    { products: existingProducts, publicImageIds },
    'en',
  );
  return 'error' in table ? table.error : undefined;
}

const getVerdicts = async (cells: string[][], products = existingProducts) =>
  (await parse(cells, products)).rowResults.map(({ verdict }) => verdict);

const getErrors = async (...rows: CellsByColumn[]) =>
  (await parse(toCsvRows(...rows))).rowResults.flatMap(({ line, issues }) =>
    issues.map(({ path, message }) => `${line} ${path}: ${message}`),
  );

const toRow = ({ name, price, category, region, imageUrl, description }: typeof figs) => ({
  name,
  price: price.toFixed(2),
  category,
  region,
  image_url: imageUrl,
  description,
});

describe('parseProductTable with an exported file', () => {
  test.each([
    ['plain products', {}],
    ['quotes, commas and semicolons', { name: '"Fig", Board; big', materials: '"' }],
    ['line breaks of every kind', { priceTiers: 'Small: $1\nLarge: $2\r\nBoth: $3', origin: null }],
    ['formula-like texts', { name: '=SUM(A1)', sku: '-1', producer: "'@home", artisan: "'quoted" }],
    ['texts longer than the rules allow', { name: 'a'.repeat(900), allergens: 'b '.repeat(9000) }],
    ['Spanish texts', { translations: { es: { name: 'Tabla', ingredients: 'Higos\nNueces' } } }],
    ['no Spanish text at all', { translations: { es: {} } }],
    ['zeroes and flags', { quantityAvailable: 0, inStock: false, featured: true, seasonal: true }],
    ['half dollars', { price: 0.5 }],
    ['combining characters', { name: 'Pin\u0303o\u0301n' }],
  ])('finds no changes with %s', async (_name, changes) => {
    const products = [makeProduct({ id: 3, ...changes }), figs, nuts];
    const { rowResults, writes } = await parse(exportRows(products), products);
    expect(rowResults.map(({ line, id, verdict }) => [line, id, verdict])).toEqual([
      [2, 3, 'unchanged'],
      [3, 1, 'unchanged'],
      [4, 2, 'unchanged'],
    ]);
    expect(writes).toEqual([]);
  });

  test('finds no changes after a spreadsheet has reformatted cells', async () => {
    const product = makeProduct({ priceTiers: 'Small: $1\r\nLarge: $2', sku: 'A', price: 48 });
    const [header = [], row = []] = exportRows([product]);
    const respelledRow = row.map((cell, at) => {
      if (header[at] === 'price') return '48';
      if (header[at] === 'category') return ' Charcuterie Boards';
      return cell.replace('yes', 'TRUE').replace('no', '0').replaceAll('\r\n', '\n');
    });
    expect(await getVerdicts([header, respelledRow], [product])).toEqual(['unchanged']);
  });

  test('finds no changes after the file was already imported', async () => {
    const saved = { ...figs, name: 'Figs and Nuts' };
    const table = exportRows([saved]);
    expect(await getVerdicts(table, [figs])).toEqual(['changed']);
    expect(await getVerdicts(table, [{ ...saved, version: 2 }])).toEqual(['unchanged']);
  });

  test('finds no changes after the focal point of an image was moved', async () => {
    const buildUrlWithMark = (mark: string) =>
      makeProduct({ imageUrl: `/api/media/optimize/fig?v=${mark}`, sku: 'A' });
    expect(
      await getVerdicts(exportRows([buildUrlWithMark('0123456789')]), [
        buildUrlWithMark('abcdef0123'),
      ]),
    ).toEqual(['unchanged']);
  });
});

describe('parseProductTable product matching', () => {
  test('matches by id and may change the SKU', async () => {
    const { rowResults, writes } = await parse(
      toCsvRows({ ...toRow(figs), id: ' 1 ', sku: 'FIG-2' }),
    );
    expect(rowResults).toEqual([
      {
        line: 2,
        verdict: 'changed',
        id: 1,
        name: 'Fig Board',
        issues: [],
        changes: [{ column: 'sku', from: 'FIG-1', to: 'FIG-2' }],
        withdrawsConfirmation: false,
      },
    ]);
    expect(writes).toMatchObject([{ line: 2, product: figs, input: { sku: 'FIG-2' } }]);
  });

  test('matches by SKU without an id', async () => {
    const { writes } = await parse(
      toCsvRows({ ...toRow(nuts), id: '', sku: ' NUT-1', price: '9.95' }),
    );
    expect(writes).toMatchObject([{ product: nuts, input: { sku: 'NUT-1', price: 9.95 } }]);
  });

  test('creates a product without id and known SKU', async () => {
    const { rowResults, writes } = await parse(
      toCsvRows(minimalRow, { ...minimalRow, sku: 'NEW-1' }),
    );
    expect(rowResults.map(({ verdict, id }) => [verdict, id])).toEqual([
      ['new', null],
      ['new', null],
    ]);
    expect(writes.map(({ product, input: { sku } }) => [product, sku])).toEqual([
      [undefined, 'NEW-1'],
      [undefined, null],
    ]);
  });

  test('rejects an id that is unknown or not a number', async () => {
    expect(
      await getErrors(
        { ...minimalRow, id: '99' },
        { ...minimalRow, id: '1.0' },
        { ...minimalRow, id: 'x' },
      ),
    ).toEqual([
      '2 id: There is no product 99. Leave the id empty to make a new one.',
      '3 id: There is no product 1.0. Leave the id empty to make a new one.',
      '4 id: There is no product x. Leave the id empty to make a new one.',
    ]);
  });

  test('rejects the SKU of another product', async () => {
    expect(await getErrors({ ...toRow(figs), id: '1', sku: 'NUT-1' })).toEqual([
      '2 sku: Another product has this SKU.',
    ]);
  });

  test('rejects a second row for the same product or SKU', async () => {
    expect(
      await getErrors(
        { ...toRow(figs), id: '1', sku: 'FIG-2' },
        { ...minimalRow, sku: 'NEW-1' },
        { ...toRow(figs), id: '1' },
        { ...toRow(figs), sku: 'FIG-1' },
        { ...minimalRow, sku: 'NEW-1' },
        { ...minimalRow, sku: 'FIG-2' },
      ),
    ).toEqual([
      '4 id: Row 2 is about the same product.',
      '5 sku: Row 2 is about the same product.',
      '6 sku: Row 3 has the same SKU.',
      '7 sku: Row 2 has the same SKU.',
    ]);
  });

  test('rejects an outdated or invalid version, if one is given', async () => {
    const row = { ...toRow(nuts), id: '2', sku: 'NUT-1', price: '1' };
    expect(await getVerdicts(toCsvRows({ ...row, version: '4' }))).toEqual(['changed']);
    expect(await getVerdicts(toCsvRows({ ...row, version: '' }))).toEqual(['changed']);
    expect(await getErrors({ ...row, version: '3' })).toEqual([
      '2 version: This product was changed since this file was saved. Export the products again.',
    ]);
    expect(await getErrors({ ...row, version: 'four' })).toEqual([
      '2 version: This isn’t a version of a product.',
    ]);
  });
});

describe('parseProductTable fields', () => {
  const full = makeProduct({
    sku: 'A',
    origin: 'Jalisco',
    quantityAvailable: 4,
    inStock: false,
    seasonal: true,
    priceTiers: 'Small\r\nLarge',
    translations: { es: { name: 'Tabla', description: 'Higos.' } },
  });
  const parseForm = async (cells: CellsByColumn) =>
    (await parse(toCsvRows({ ...toRow(full), id: '1', ...cells }), [full])).writes[0]?.input;

  test('leaves fields without a column unchanged', async () => {
    expect(await parseForm({ price: '5' })).toMatchObject({
      price: 5,
      sku: 'A',
      origin: 'Jalisco',
      quantityAvailable: 4,
      inStock: false,
      seasonal: true,
      priceTiers: 'Small\r\nLarge',
      translations: { es: { name: 'Tabla', description: 'Higos.' } },
    });
  });

  test('are cleared by an empty cell, except flags', async () => {
    const empty = { sku: '', origin: ' ', quantity_available: '', in_stock: '', name_es: '' };
    expect(await parseForm(empty)).toMatchObject({
      sku: null,
      origin: null,
      quantityAvailable: null,
      inStock: false,
      translations: { es: { description: 'Higos.' } },
    });
    expect((await parseForm(empty))?.translations.es).not.toHaveProperty('name');
  });

  test('of a new product have the defaults of the form', async () => {
    const [row] = (await parse(toCsvRows({ ...minimalRow, in_stock: '' }))).writes;
    expect(row?.input).toMatchObject({ inStock: true, featured: false, origin: null });
  });

  test.each([
    ['yes', true],
    ['Sí', true],
    ['SI', true],
    ['si\u0301', true],
    ['TRUE', true],
    [' 1 ', true],
    ['No', false],
    ['false', false],
    ['0', false],
  ])('parse the flag %j as %j', async (text, flag) => {
    expect(
      (await parse(toCsvRows({ ...minimalRow, featured: text }))).writes[0]?.input.featured,
    ).toBe(flag);
  });

  test('report an invalid flag in English and Spanish', async () => {
    const messages = [];
    for (const lang of ['en', 'es'] as const) {
      const { rowResults } = await parse(
        toCsvRows({ ...minimalRow, in_stock: 'maybe' }),
        undefined,
        lang,
      );
      messages.push(rowResults[0]?.issues);
    }
    expect(messages).toEqual([
      [{ path: 'in_stock', message: 'Write yes or no.' }],
      [{ path: 'in_stock', message: 'Escribe yes (o sí) o no.' }],
    ]);
  });

  test('accept category names', async () => {
    expect(
      (await parse(toCsvRows({ ...minimalRow, category: 'Gift Boxes' }))).writes[0]?.input.category,
    ).toBe('gifts');
  });

  test('accept public library images only', async () => {
    const buildRowWithImage = (id: string) => ({
      ...minimalRow,
      image_url: `/api/media/optimize/${id}?width=320`,
    });
    expect(await getVerdicts(toCsvRows(buildRowWithImage('quince')))).toEqual(['new']);
    expect(await getErrors(buildRowWithImage('plum'))).toEqual([
      '2 image_url: The media library has no public picture like that.',
    ]);
  });

  test('keep an image that was deleted from the library', async () => {
    expect(await getVerdicts(toCsvRows({ ...toRow(nuts), id: '2', price: '7' }))).toEqual([
      'changed',
    ]);
  });

  test('keep a missing image, but reject clearing one', async () => {
    const withoutImage = makeProduct({ id: 3, imageUrl: '' });
    const row = { ...toRow(withoutImage), id: '3', price: '7' };
    expect((await parse(toCsvRows(row), [withoutImage])).writes[0]?.input).toMatchObject({
      price: 7,
      imageUrl: '',
    });
    expect(await getErrors({ ...toRow(figs), id: '1', image_url: '' })).toEqual([
      '2 image_url: Choose an image',
    ]);
  });

  test.each([
    [
      'en',
      'This product uses pictures from the media library, so this address wouldn’t be shown. Choose one from the library.',
    ],
    [
      'es',
      'Este producto muestra imágenes de la biblioteca y esta dirección no se vería. Elige una imagen de la biblioteca.',
    ],
  ] as const)(
    'reject external image URLs for a product with library images, in %s',
    async (lang, message) => {
      const imageFields = {
        publitioId: 'quince',
        url: '/q',
        width: 4,
        height: 3,
        color: '#000000',
      };
      const image = { ...imageFields, alt: { en: 'Quince', es: 'Membrillo' } };
      const withImage = makeProduct({ id: 3, image, imageUrl: '/api/media/optimize/quince?v=1' });
      const row = { ...toRow(withImage), id: '3', image_url: ' https://a.example/a.jpg' };
      const issues = [{ path: 'image_url', message }];
      expect((await parse(toCsvRows(row), [withImage], lang)).rowResults).toMatchObject([
        { verdict: 'faulty', issues },
      ]);
      expect(
        await getVerdicts(toCsvRows({ ...row, image_url: withImage.imageUrl, price: '7' }), [
          withImage,
        ]),
      ).toEqual(['changed']);
      const invalidUrl = (await parse(toCsvRows({ ...row, image_url: 'a.jpg' }), [withImage]))
        .rowResults[0];
      expect(invalidUrl?.issues).toHaveLength(1);
    },
  );

  test('are unescaped from CSV-injection quotes', async () => {
    expect(
      (await parse(toCsvRows({ ...minimalRow, name: "'=Fig", origin: "'90s" }))).writes[0]?.input,
    ).toMatchObject({ name: '=Fig', origin: "'90s" });
  });

  test('are validated by the product schema and reported by column name', async () => {
    const row = {
      name: '',
      price: '48,00',
      category: 'plates',
      region: 'Peru',
      image_url: 'fig.jpg',
      description: ' ',
      quantity_available: 'four',
      in_stock: 'maybe',
      weight: '2 stones',
      name_es: 'a'.repeat(201),
    };
    expect(await getErrors(row)).toEqual([
      '2 name: Name is required',
      '2 price: Write the price in dollars with at most two decimals, as in 12.50',
      '2 region: Choose a region',
      '2 category: Choose a category',
      '2 image_url: The address of an image begins with / or https://',
      '2 description: Description is required',
      '2 weight: Write the weight with its unit: kg, g, lb or oz',
      '2 quantity_available: Write the quantity as a whole number, or leave it empty',
      '2 in_stock: Write yes or no.',
      '2 name_es: Please keep this to 200 characters.',
    ]);
  });

  test('are reported in the language of the request', async () => {
    const table = toCsvRows({ ...minimalRow, id: '99', name: '' });
    const [row] = (await parse(table, existingProducts, 'es')).rowResults;
    expect(row?.issues).toEqual([
      { path: 'id', message: 'No hay ningún producto 99. Deja el id vacío para crear uno nuevo.' },
      { path: 'name', message: 'Escribe el nombre' },
    ]);
  });
});

describe('parseProductTable facts', () => {
  const facts = {
    ...emptyFacts,
    contains: ['milk' as const],
    occasions: ['gift' as const],
    serves: { from: 2, to: 4 },
    confirmed: true,
  };
  const board = makeProduct({ id: 3, facts });
  const blankFacts = {
    contains: '',
    may_contain: '',
    diets: ' ',
    can_be_left_out: ',',
    occasions: '',
    serves_from: '',
    serves_to: '',
  };

  const importFacts = async (cells: CellsByColumn, product = board) => {
    const row = { ...toRow(product), id: String(product.id), ...cells };
    const { writes, rowResults } = await parse(toCsvRows(row), [product]);
    return { facts: writes[0]?.input.facts, row: rowResults[0] };
  };

  test.each(['', 'yes'])(
    'stay as they are if all are blank, confirmed “%s”',
    async (factsConfirmed) => {
      const cells = { ...blankFacts, facts_confirmed: factsConfirmed };
      const changed = await importFacts({ ...cells, price: '99' });
      expect(changed.facts).toEqual(facts);
      expect(changed.row?.changes.map(({ column }) => column)).toEqual(['price']);
      expect((await importFacts(cells)).row?.verdict).toBe('unchanged');
    },
  );

  test('that are blank for a new product are read from its texts, even with a confirmation', async () => {
    const cells = { ...blankFacts, facts_confirmed: 'yes' };
    const [write] = (await parse(toCsvRows({ ...minimalRow, ...cells }), [])).writes;
    expect(write?.input.facts).toBeUndefined();
  });

  test('that are blank can still lose their confirmation', async () => {
    const { facts: imported } = await importFacts({ ...blankFacts, facts_confirmed: 'no' });
    expect(imported).toEqual({ ...facts, confirmed: false });
  });

  test.each<CellsByColumn>([
    { contains: 'milk, soy' },
    { contains: 'milk, soy', facts_confirmed: ' ' },
    { contains: '', occasions: 'gift', facts_confirmed: '' },
    { serves_to: '6' },
  ])('that change are unconfirmed unless the row confirms them: %o', async (cells) => {
    const unconfirmed = await importFacts(cells);
    expect(unconfirmed.facts?.confirmed).toBe(false);
    expect(unconfirmed.row?.changes).toContainEqual({
      column: 'facts_confirmed',
      from: 'yes',
      to: 'no',
    });
    expect((await importFacts({ ...cells, facts_confirmed: 'yes' })).facts?.confirmed).toBe(true);
  });

  test.each<[string, CellsByColumn, boolean]>([
    ['a text about the contents', { ingredients: 'Figs, walnuts' }, true],
    ['another fact', { occasions: 'birthday' }, true],
    ['the confirmation', { facts_confirmed: 'no' }, true],
    ['the price', { price: '99' }, false],
    ['contents that are confirmed', { contains: 'soy', facts_confirmed: 'yes' }, false],
  ])(
    'say in a preview whether a change of %s withdraws their confirmation',
    async (_name, cells, expected) => {
      const preview = await importFacts(cells);
      expect(preview.row?.withdrawsConfirmation).toBe(expected);
      expect(preview.facts?.confirmed).toBe(!expected);
    },
  );

  test('say nothing in a preview if they are not confirmed anyway', async () => {
    const unconfirmed = makeProduct({ id: 3, facts: { ...facts, confirmed: false } });
    const preview = await importFacts({ ingredients: 'Figs, walnuts' }, unconfirmed);
    expect(preview.row?.withdrawsConfirmation).toBe(false);
  });

  test('are confirmed by a row that changes nothing else', async () => {
    const unconfirmed = makeProduct({ id: 3, facts: { ...facts, confirmed: false } });
    expect((await importFacts({ facts_confirmed: 'yes' }, unconfirmed)).facts).toEqual(facts);
  });
});

describe('parseProductTable rows', () => {
  const header = Object.keys(minimalRow);
  const row = Object.values<string>(minimalRow);

  test('are counted including blank rows and multiline cells', async () => {
    const multilineRow = row.map((cell) => `${cell}\n`);
    const { rowResults } = await parse([header, [''], multilineRow, ['', ' '], row, ['']]);
    expect(rowResults.map(({ line, verdict }) => [line, verdict])).toEqual([
      [3, 'new'],
      [5, 'new'],
    ]);
  });

  test('may have fewer or more empty trailing cells', async () => {
    const table = [[...header, 'origin', ''], row, [...row, 'Jalisco', ' ', '']];
    expect(await getVerdicts(table)).toEqual(['new', 'new']);
  });

  test('are rejected with text in a cell without a column', async () => {
    const { rowResults } = await parse([header, [...row, 'more']]);
    expect(rowResults[0]?.issues).toEqual([
      { path: 'row', message: 'This row has more cells than there are columns.' },
    ]);
  });
});

describe('parseProductTable rejects a file', () => {
  const header = Object.keys(minimalRow);

  test('rejects a file without rows', async () => {
    for (const cells of [[], [['']], [header], [header, ['', ' ']]]) {
      expect(await getError(cells)).toBe(importErrors.empty);
    }
  });

  test('with too many rows', async () => {
    const rows = Array.from({ length: importLimits.rows + 1 }, () =>
      Object.values<string>(minimalRow),
    );
    expect(await getError([header, ...rows])).toBe(importErrors.tooManyRows);
    expect(await getError([header, ...rows.slice(1), ['']])).toBeUndefined();
  });

  test('without a required column', async () => {
    expect(await getError([['name', 'price', 'region', 'description'], ['x']])).toEqual(
      importErrors.missingColumns(['category', 'image_url']),
    );
  });

  test('with an unknown or repeated column', async () => {
    expect(await getError([[...header, 'Color', 'color', 'size'], ['x']])).toEqual(
      importErrors.unknownColumns(['color', 'size']),
    );
    expect(await getError([[...header, 'Name'], ['x']])).toEqual(
      importErrors.repeatedColumns(['name']),
    );
  });

  test('lists at most ten unknown columns, each truncated', async () => {
    const unknown = Array.from({ length: 5000 }, (_, at) => `${at} ${'x'.repeat(200)}`);
    const messages = await getError([[...header, ...unknown], ['x']]);
    for (const sentence of [messages?.en, messages?.es]) {
      expect(sentence).toContain(`0 ${'x'.repeat(38)}…, 1 `);
      expect(sentence).toContain(`9 ${'x'.repeat(38)}…, ….`);
      expect(sentence).not.toContain('10 x');
    }
  });

  test('ignores case, spaces and order of the header', async () => {
    const [, row = []] = toCsvRows(minimalRow);
    const respelledHeader = header.map((name) => ` ${name.toUpperCase()} `);
    expect(await getError([respelledHeader.reverse(), row.toReversed()])).toBeUndefined();
  });
});
