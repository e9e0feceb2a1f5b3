import { byteOrderMark } from '#contract/core/csv';
import { administratorHeader } from '#contract/core/endpoint';
import { languages } from '#contract/core/language';
import { exportProducts, importProducts, undoImport } from '#contract/products/admin-endpoints';
import { importLimits } from '#contract/products/limits';
import { demoImages } from '#demo/photographs';
import { products } from '#demo/products';
import type { ApiRequest } from './api-request';
import { type SentForm, sendingFiles } from './posting';
import { writing } from './product-requests';

const { path } = importProducts;

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

const table = (...lines: readonly string[]): string => [head, ...lines].join('\r\n');

const rest = '42.50,gifts,Mexico,Quince paste.,/images/quince.jpg';
const newLine = (sku: string, name = 'Quince Box') => `,${sku},${name},${rest}`;

const demo = products.filter(({ images: shown }) => shown.length > 0).slice(0, 2);
const findImageId = (name: string | undefined) =>
  demoImages.find((image) => image.name === name)?.id;

/** Rows of unchanged demo products. */
const known = demo.map(({ id, name, price, category, region, description, images: shown }) =>
  [
    id,
    '',
    name,
    price,
    category,
    region,
    description,
    `/api/media/optimize/${findImageId(shown[0])}`,
  ]
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

/** An image that only the imported products use, until it is deleted. */
const lost = demoImages.findLast(
  ({ name }) => !products.some(({ images: shown }) => shown.includes(name)),
)?.id;
const lostBox = `6,gifts,Mexico,Figs.,/api/media/optimize/${lost}`;
const deleteTemporaryImage: ApiRequest = {
  of: 'deleteMediaFile',
  method: 'DELETE',
  path: `/api/media/files/${lost}?force=1`,
  status: 204,
  as: 'administrator',
};

/** Import ids count up in the order of requests on both servers. */
const undoing = (title: string, importId: unknown, status = 200, language = 'en') =>
  writing('undoImport', title, { importId, language }, { status });

export const goodTables: readonly ApiRequest[] = [
  await bringing('unchanged products', table(...known), dry),
  await bringing(
    'a dry run with every kind of row',
    table(newLine('LH-Q1'), '', newLine('LH-Q1'), ',,,,,,,', known[0] ?? ''),
    dry,
  ),
  await bringing('new products', table(newLine('LH-Q1'), newLine('LH-Q2', '"Box; ""big"""'))),
  await bringing(
    'the same file again',
    table(newLine('LH-Q1'), newLine('LH-Q2', '"Box; ""big"""')),
  ),
  await bringing(
    'an image, flags and Spanish, separated by semicolons',
    `${byteOrderMark}SKU; Name ;price;category;region;description;image_url;in_stock;name_es\n` +
      `LH-Q1;Quince;7;Gift Box;Mexico;"Two\nlines";/api/media/optimize/${demoImages[1]?.id};no;Membrillo`,
  ),
  await bringing('required columns only, separated by tabs', tabbed(newLine('LH-Q2'))),
  await bringing('an image URL that is not displayed', table(newLine('LH-Q1')), dry),
  await bringing('a product with an image of its own', table(`,LH-Q3,Fig Box,${lostBox}`)),
  deleteTemporaryImage,
  await bringing(
    'the price of a product with a deleted image',
    table(',LH-Q3,Fig Box,7,gifts,Mexico,Figs.,'),
  ),
  await bringing(
    'an import to be undone',
    table(
      newLine('LH-Q2', 'Other Box'),
      `,LH-Q1,Fig Box,6,gifts,Mexico,Figs.,/api/media/optimize/${demoImages[2]?.id}`,
      newLine('LH-Q4'),
    ),
  ),
  undoing('undoing an import', 6),
  undoing('undoing an import twice', 6, 404),
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
const badRequest = { status: 400 };

export const otherTables: readonly ApiRequest[] = [
  ...languages.flatMap((language) => [
    undoing('an invalid import id', 'x', 400, language),
    undoing('an unknown import id', 999_999, 404, language),
    undoing('an import id beyond 32 bits', 2 ** 40, 404, language),
  ]),
  ...(await Promise.all(
    languages.flatMap((language) => {
      const rejected = { status: 400, fields: { language } };
      const inLanguage = (what: string) => `${what}, in ${language}`;
      return [
        bringing(inLanguage('UTF-16'), utf16, rejected),
        bringing(inLanguage('Windows-1252'), latin, rejected),
        bringing(inLanguage('an image'), png, rejected),
        bringing(inLanguage('an empty file'), '', rejected),
        bringing(inLanguage('a header only'), `${head}\n\n`, rejected),
        bringing(inLanguage('a stray quote'), table('1,"a"b'), rejected),
        bringing(inLanguage('an open quote'), table(newLine('A'), '1,"a'), rejected),
        bringing(inLanguage('columns missing'), 'name,price\na,1', rejected),
        bringing(inLanguage('unknown columns'), `${head},color\n1`, rejected),
        bringing(inLanguage('a duplicate column'), `${head},NAME\n1`, rejected),
        bringing(
          inLanguage('many unknown columns'),
          `${head}${',a,b,c'.repeat(99)},${head}`,
          rejected,
        ),
        bringing(inLanguage('a header that is too long'), head.repeat(999), rejected),
        bringing(inLanguage('blank lines only'), '\n'.repeat(importLimits.lines + 1), rejected),
        bringing(inLanguage('no file'), '', { ...rejected, files: [] }),
        bringing(
          inLanguage('invalid rows'),
          table(
            '99999,,a,1,gifts,Spain,b,/c',
            ',LH-1,,x,y,z,,c',
            ',LH-1,a,1,gifts,Spain,b,/c,more',
            ',LH-2,a,1,gifts,Spain,b,/api/media/optimize/nothere1',
            `${demo[0]?.id},,a,1,gifts,Spain,b,https://a.example/a.jpg`,
          ),
          rejected,
        ),
        bringing(inLanguage('a dry run with invalid rows'), table('x', newLine('LH-1')), {
          fields: { language },
          dry: '1',
        }),
      ];
    }),
  )),
  await bringing('too many rows', `${head}\n${'x\n'.repeat(importLimits.rows + 1)}`, badRequest),
  await bringing(
    'an outdated version',
    `version,${head}\n9,${known[0]?.replace(demo[0]?.name ?? '', 'Other')}`,
    badRequest,
  ),
  await bringing('an invalid dry parameter', table(newLine('A')), { ...badRequest, dry: 'yes' }),
  await bringing('a byte more than 10 MB', tooLarge, { status: 413 }),
  await bringing('two files', '', { ...badRequest, files: [new File([], 'a'), new File([], 'b')] }),
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
