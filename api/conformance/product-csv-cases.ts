import { byteOrderMark } from '#contract/core/csv';
import { csrfHeader } from '#contract/core/endpoint';
import { languages } from '#contract/core/language';
import { exportProducts, importProducts, undoImport } from '#contract/products/admin-endpoints';
import { importLimits } from '#contract/products/limits';
import { demoImages } from '#demo/images';
import { products } from '#demo/products';
import { buildFilesRequest, type FilesForm } from './build-request';
import type { ConformanceRequest } from './conformance-request';
import { buildWrite } from './product-request-builders';

const { path } = importProducts;

async function buildImport(
  title: string,
  csv: string | Uint8Array<ArrayBuffer>,
  {
    status = 200,
    dryRun = '0',
    ...form
  }: Partial<FilesForm> & { status?: number; dryRun?: string } = {},
): Promise<ConformanceRequest> {
  const files = [new File([csv], 'products.csv')];
  const uploadForm = { files, ...form };
  const request = await buildFilesRequest('importProducts', title, uploadForm, { status });
  return { ...request, path: `${path}?dry=${dryRun}`, as: 'admin' };
}

const header = 'id,sku,name,price,category,region,description,image_url';

const buildCsv = (...lines: readonly string[]): string => [header, ...lines].join('\r\n');

const newRowCells = '42.50,gifts,Mexico,Quince paste.,/images/quince.jpg';
const toNewRow = (sku: string, name = 'Quince Box') => `,${sku},${name},${newRowCells}`;

const demoProductsWithImages = products
  .filter(({ images: imageNames }) => imageNames.length > 0)
  .slice(0, 2);
const findImageId = (name: string | undefined) =>
  demoImages.find((image) => image.name === name)?.id;

/** Rows of unchanged demo products. */
const existingRows = demoProductsWithImages.map(
  ({ id, name, price, category, region, description, images: imageNames }) =>
    [
      id,
      '',
      name,
      price,
      category,
      region,
      description,
      `/api/media/optimize/${findImageId(imageNames[0])}`,
    ]
      .map((cell) => `"${String(cell).replaceAll('"', '""')}"`)
      .join(),
);

const buildRead = (
  endpointName: 'listProducts' | 'exportProducts',
  path: string,
): ConformanceRequest => ({
  endpointName,
  path,
  status: 200,
  as: 'admin',
});

const dryRun = { dryRun: '1' };

export const validExports: readonly ConformanceRequest[] = [
  buildRead('exportProducts', exportProducts.path),
  buildRead('exportProducts', `${exportProducts.path}?a=b`),
];

/** An image that only the imported products use, until it is deleted. */
const temporaryImageId = demoImages.findLast(
  ({ name }) => !products.some(({ images: imageNames }) => imageNames.includes(name)),
)?.id;
const temporaryImageCells = `6,gifts,Mexico,Figs.,/api/media/optimize/${temporaryImageId}`;
const deleteTemporaryImage: ConformanceRequest = {
  endpointName: 'deleteMediaFile',
  method: 'DELETE',
  path: `/api/media/files/${temporaryImageId}?force=1`,
  status: 204,
  as: 'admin',
};

/** Import ids count up in the order of requests on both servers. */
const buildUndo = (title: string, importId: unknown, status = 200, language = 'en') =>
  buildWrite('undoImport', title, { importId, language }, { status });

export const validImports: readonly ConformanceRequest[] = [
  await buildImport('unchanged products', buildCsv(...existingRows), dryRun),
  await buildImport(
    'a dry run with every kind of row',
    buildCsv(toNewRow('LH-Q1'), '', toNewRow('LH-Q1'), ',,,,,,,', existingRows[0] ?? ''),
    dryRun,
  ),
  await buildImport(
    'new products',
    buildCsv(toNewRow('LH-Q1'), toNewRow('LH-Q2', '"Box; ""big"""')),
  ),
  await buildImport(
    'the same file again',
    buildCsv(toNewRow('LH-Q1'), toNewRow('LH-Q2', '"Box; ""big"""')),
  ),
  await buildImport(
    'an image, flags and Spanish, separated by semicolons',
    `${byteOrderMark}SKU; Name ;price;category;region;description;image_url;in_stock;name_es\n` +
      `LH-Q1;Quince;7;Gift Box;Mexico;"Two\nlines";/api/media/optimize/${demoImages[1]?.id};no;Membrillo`,
  ),
  await buildImport('required columns only, separated by tabs', toTabSeparated(toNewRow('LH-Q2'))),
  await buildImport('an image URL that is not displayed', buildCsv(toNewRow('LH-Q1')), dryRun),
  await buildImport(
    'a product with an image of its own',
    buildCsv(`,LH-Q3,Fig Box,${temporaryImageCells}`),
  ),
  deleteTemporaryImage,
  await buildImport(
    'the price of a product with a deleted image',
    buildCsv(',LH-Q3,Fig Box,7,gifts,Mexico,Figs.,'),
  ),
  await buildImport(
    'an import to be undone',
    buildCsv(
      toNewRow('LH-Q2', 'Other Box'),
      `,LH-Q1,Fig Box,6,gifts,Mexico,Figs.,/api/media/optimize/${demoImages[2]?.id}`,
      toNewRow('LH-Q4'),
    ),
  ),
  buildUndo('undoing an import', 6),
  buildUndo('undoing an import twice', 6, 404),
  buildRead('exportProducts', exportProducts.path),
  buildRead('listProducts', '/api/products'),
];

function toTabSeparated(line: string): string {
  return [header, line].map((cells) => cells.replaceAll(',', '\t')).join('\n');
}

const utf16Bytes = new Uint8Array(Buffer.from(`\uFEFF${header}\nx`, 'utf16le'));
const latin1Bytes = new Uint8Array(Buffer.from(`${header}\npi\xf1on`, 'latin1'));
const pngBytes = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);

const tooLargeCsv = new Uint8Array(importLimits.bytes + 1);
const badRequest = { status: 400 };

export const invalidImports: readonly ConformanceRequest[] = [
  ...languages.flatMap((language) => [
    buildUndo('an invalid import id', 'x', 400, language),
    buildUndo('an unknown import id', 999_999, 404, language),
    buildUndo('an import id beyond 32 bits', 2 ** 40, 404, language),
  ]),
  ...(await Promise.all(
    languages.flatMap((language) => {
      const rejectedOptions = { status: 400, fields: { language } };
      const withLanguage = (title: string) => `${title}, in ${language}`;
      return [
        buildImport(withLanguage('UTF-16'), utf16Bytes, rejectedOptions),
        buildImport(withLanguage('Windows-1252'), latin1Bytes, rejectedOptions),
        buildImport(withLanguage('an image'), pngBytes, rejectedOptions),
        buildImport(withLanguage('an empty file'), '', rejectedOptions),
        buildImport(withLanguage('a header only'), `${header}\n\n`, rejectedOptions),
        buildImport(withLanguage('a stray quote'), buildCsv('1,"a"b'), rejectedOptions),
        buildImport(
          withLanguage('an open quote'),
          buildCsv(toNewRow('A'), '1,"a'),
          rejectedOptions,
        ),
        buildImport(withLanguage('columns missing'), 'name,price\na,1', rejectedOptions),
        buildImport(withLanguage('unknown columns'), `${header},color\n1`, rejectedOptions),
        buildImport(withLanguage('a duplicate column'), `${header},NAME\n1`, rejectedOptions),
        buildImport(
          withLanguage('many unknown columns'),
          `${header}${',a,b,c'.repeat(99)},${header}`,
          rejectedOptions,
        ),
        buildImport(withLanguage('a header that is too long'), header.repeat(999), rejectedOptions),
        buildImport(
          withLanguage('blank lines only'),
          '\n'.repeat(importLimits.lines + 1),
          rejectedOptions,
        ),
        buildImport(withLanguage('no file'), '', { ...rejectedOptions, files: [] }),
        buildImport(
          withLanguage('invalid rows'),
          buildCsv(
            '99999,,a,1,gifts,Spain,b,/c',
            ',LH-1,,x,y,z,,c',
            ',LH-1,a,1,gifts,Spain,b,/c,more',
            ',LH-2,a,1,gifts,Spain,b,/api/media/optimize/nothere1',
            `${demoProductsWithImages[0]?.id},,a,1,gifts,Spain,b,https://a.example/a.jpg`,
          ),
          rejectedOptions,
        ),
        buildImport(withLanguage('a dry run with invalid rows'), buildCsv('x', toNewRow('LH-1')), {
          fields: { language },
          dryRun: '1',
        }),
      ];
    }),
  )),
  await buildImport(
    'too many rows',
    `${header}\n${'x\n'.repeat(importLimits.rows + 1)}`,
    badRequest,
  ),
  await buildImport(
    'an outdated version',
    `version,${header}\n9,${existingRows[0]?.replace(demoProductsWithImages[0]?.name ?? '', 'Other')}`,
    badRequest,
  ),
  await buildImport('an invalid dry parameter', buildCsv(toNewRow('A')), {
    ...badRequest,
    dryRun: 'yes',
  }),
  await buildImport('a byte more than 10 MB', tooLargeCsv, { status: 413 }),
  await buildImport('two files', '', {
    ...badRequest,
    files: [new File([], 'a'), new File([], 'b')],
  }),
  { path: exportProducts.path, status: 401 },
  {
    path: undoImport.path,
    method: 'POST',
    status: 401,
    headers: { [csrfHeader.name]: csrfHeader.value },
  },
  {
    path,
    method: 'POST',
    status: 401,
    headers: { [csrfHeader.name]: csrfHeader.value },
  },
];
