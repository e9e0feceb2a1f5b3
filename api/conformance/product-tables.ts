import { byteOrderMark } from '#contract/core/csv';
import { administratorHeader } from '#contract/core/endpoint';
import { languages } from '#contract/core/language';
import { exportProducts, importProducts, undoImport } from '#contract/products/admin-endpoints';
import { importLimits } from '#contract/products/limits';
import { photographs } from '#demo/photographs';
import { products } from '#demo/products';
import type { ApiRequest } from './api-request';
import { type SentForm, sendingFiles } from './posting';
import { writing } from './product-requests';

const { path } = importProducts;

/** A post of a table, written out or in bytes. */
async function bringing(
  title: string,
  table: string | Uint8Array<ArrayBuffer>,
  { status = 200, dry = '0', ...form }: Partial<SentForm> & { status?: number; dry?: string } = {},
): Promise<ApiRequest> {
  const files = [new File([table], 'products.csv')];
  const sent = { files, ...form };
  const request = await sendingFiles('importProducts', title, sent, { status });
  return { ...request, path: `${path}?dry=${dry}`, as: 'administrator' };
}

const head = 'id,sku,name,price,category,region,description,image_url';

/** A table of such lines under a head. */
const table = (...lines: readonly string[]): string => [head, ...lines].join('\r\n');

const rest = '42.50,gifts,Mexico,Quince paste.,/images/quince.jpg';
const newLine = (sku: string, name = 'Quince Box') => `,${sku},${name},${rest}`;

const demo = products.filter(({ photographs: shown }) => shown.length > 0).slice(0, 2);
const pictureOf = (name: string | undefined) =>
  photographs.find((photograph) => photograph.name === name)?.id;

/** Products of the demo shop as they are, at the addresses of their pictures. */
const known = demo.map(({ id, name, price, category, region, description, photographs: shown }) =>
  [id, '', name, price, category, region, description, `/api/media/optimize/${pictureOf(shown[0])}`]
    .map((cell) => `"${String(cell).replaceAll('"', '""')}"`)
    .join(),
);

const reading = (of: 'listProducts' | 'exportProducts', at: string): ApiRequest => ({
  of,
  path: at,
  status: 200,
  as: 'administrator',
});

const dry = { dry: '1' };

export const goodTable: readonly ApiRequest[] = [
  reading('exportProducts', exportProducts.path),
  reading('exportProducts', `${exportProducts.path}?a=b`),
];

/** A picture that only the tables have products show, until it is deleted. */
const lost = photographs.findLast(
  ({ name }) => !products.some(({ photographs: shown }) => shown.includes(name)),
)?.id;
const lostBox = `6,gifts,Mexico,Figs.,/api/media/optimize/${lost}`;
const deletingPicture: ApiRequest = {
  of: 'deleteMediaFile',
  method: 'DELETE',
  path: `/api/media/files/${lost}?force=1`,
  status: 204,
  as: 'administrator',
};

/** Undoes one of the imports that come in, which both sides number in their order. */
const undoing = (title: string, importId: unknown, status = 200, language = 'en') =>
  writing('undoImport', title, { importId, language }, { status });

/** Tables that come in; what they make stays, and is read in the end. */
export const goodTables: readonly ApiRequest[] = [
  await bringing('products that are there', table(...known), dry),
  await bringing(
    'rows of every kind, dry',
    table(newLine('LH-Q1'), '', newLine('LH-Q1'), ',,,,,,,', known[0] ?? ''),
    dry,
  ),
  await bringing('new products', table(newLine('LH-Q1'), newLine('LH-Q2', '"Box; ""big"""'))),
  await bringing('the same again', table(newLine('LH-Q1'), newLine('LH-Q2', '"Box; ""big"""'))),
  await bringing(
    'a picture, flags and Spanish, between semicolons',
    `${byteOrderMark}SKU; Name ;price;category;region;description;image_url;in_stock;name_es\n` +
      `LH-Q1;Quince;7;Gift Box;Mexico;"Two\nlines";/api/media/optimize/${photographs[1]?.id};no;Membrillo`,
  ),
  await bringing('only what is required, between tabs', tabbed(newLine('LH-Q2'))),
  await bringing('an address that nobody would see', table(newLine('LH-Q1')), dry),
  await bringing('a picture of its own', table(`,LH-Q3,Fig Box,${lostBox}`)),
  deletingPicture,
  await bringing(
    'a price of what has lost its picture',
    table(',LH-Q3,Fig Box,7,gifts,Mexico,Figs.,'),
  ),
  await bringing(
    'an import that is undone',
    table(
      newLine('LH-Q2', 'Other Box'),
      `,LH-Q1,Fig Box,6,gifts,Mexico,Figs.,/api/media/optimize/${photographs[2]?.id}`,
      newLine('LH-Q4'),
    ),
  ),
  undoing('an import', 6),
  undoing('an import twice', 6, 404),
  reading('exportProducts', exportProducts.path),
  reading('listProducts', '/api/products'),
];

function tabbed(line: string): string {
  return [head, line].map((cells) => cells.replaceAll(',', '\t')).join('\n');
}

const utf16 = new Uint8Array(Buffer.from(`\uFEFF${head}\nx`, 'utf16le'));
const latin = new Uint8Array(Buffer.from(`${head}\npi\xf1on`, 'latin1'));
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);

const tooLarge = new Uint8Array(importLimits.bytes + 1);
const faulty = { status: 400 };

/** Tables that are not taken, and rows that are not. */
export const otherTables: readonly ApiRequest[] = [
  ...languages.flatMap((language) => [
    undoing('no import', 'x', 400, language),
    undoing('an unknown import', 999_999, 404, language),
    undoing('an import no database counts to', 2 ** 40, 404, language),
  ]),
  ...(await Promise.all(
    languages.flatMap((language) => {
      const refused = { status: 400, fields: { language } };
      const inLanguage = (what: string) => `${what}, in ${language}`;
      return [
        bringing(inLanguage('UTF-16'), utf16, refused),
        bringing(inLanguage('Windows-1252'), latin, refused),
        bringing(inLanguage('a picture'), png, refused),
        bringing(inLanguage('nothing'), '', refused),
        bringing(inLanguage('a head alone'), `${head}\n\n`, refused),
        bringing(inLanguage('a stray quote'), table('1,"a"b'), refused),
        bringing(inLanguage('an open quote'), table(newLine('A'), '1,"a'), refused),
        bringing(inLanguage('columns missing'), 'name,price\na,1', refused),
        bringing(inLanguage('unknown columns'), `${head},colour\n1`, refused),
        bringing(inLanguage('a column twice'), `${head},NAME\n1`, refused),
        bringing(
          inLanguage('many unknown columns'),
          `${head}${',a,b,c'.repeat(99)},${head}`,
          refused,
        ),
        bringing(inLanguage('a head without an end'), head.repeat(999), refused),
        bringing(inLanguage('nothing but lines'), '\n'.repeat(importLimits.lines + 1), refused),
        bringing(inLanguage('no file'), '', { ...refused, files: [] }),
        bringing(
          inLanguage('faulty rows'),
          table(
            '99999,,a,1,gifts,Spain,b,/c',
            ',LH-1,,x,y,z,,c',
            ',LH-1,a,1,gifts,Spain,b,/c,more',
            ',LH-2,a,1,gifts,Spain,b,/api/media/optimize/nothere1',
            `${demo[0]?.id},,a,1,gifts,Spain,b,https://a.example/a.jpg`,
          ),
          refused,
        ),
        bringing(inLanguage('faulty rows, dry'), table('x', newLine('LH-1')), {
          fields: { language },
          dry: '1',
        }),
      ];
    }),
  )),
  await bringing(
    'more rows than are read',
    `${head}\n${'x\n'.repeat(importLimits.rows + 1)}`,
    faulty,
  ),
  await bringing(
    'an older version',
    `version,${head}\n9,${known[0]?.replace(demo[0]?.name ?? '', 'Other')}`,
    faulty,
  ),
  await bringing('another dry run', table(newLine('A')), { ...faulty, dry: 'yes' }),
  await bringing('a byte more than 10 MB', tooLarge, { status: 413 }),
  await bringing('two files', '', { ...faulty, files: [new File([], 'a'), new File([], 'b')] }),
  { path: exportProducts.path, status: 401 },
  {
    path: undoImport.path,
    method: 'POST',
    status: 401,
    headers: { [administratorHeader.name]: administratorHeader.value },
  },
  {
    path,
    method: 'POST',
    status: 401,
    headers: { [administratorHeader.name]: administratorHeader.value },
  },
];
