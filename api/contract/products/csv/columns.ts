import { findCategory } from '../../category';
import { buildCsvTable, buildDatedFileName, type CsvTable } from '../../core/csv';
import type { BilingualText } from '../../core/language';
import { toSnakeCase } from '../../core/snake-case';
import { parseLibraryFileId } from '../../media/admin-rules';
import type { Product } from '../schema';
import { type TranslatedField, textFieldNames, translatedFieldNames } from '../text-fields';

/** A column of the product CSV. */
export interface ProductColumn {
  readonly name: string;
  readonly isRequired: boolean;
  /** Target field of the product form; undefined for columns that only identify the product. */
  readonly field: { readonly name: string; readonly language: 'en' | 'es' } | undefined;
  readonly serialize: (product: Product) => string;
  /** Parses a cell into the form's input. */
  readonly parse: (cell: string) => unknown;
  /** Replaces the form's message for an invalid cell. */
  readonly errorMessage?: BilingualText;
  /** Equal for cells with the same meaning. */
  readonly normalize: (cell: string) => unknown;
}

type FlagField = 'seasonal' | 'inStock' | 'featured';

type ParsedField = FlagField | 'price' | 'category' | 'facts';

type ReadOnlyField = 'id' | 'version' | 'options' | 'image' | 'createdAt' | 'updatedAt';

type PlainField = Exclude<keyof Product, ParsedField | ReadOnlyField | 'translations'>;

const requiredFields = new Set<string>([
  'name',
  'price',
  'category',
  'region',
  'imageUrl',
  'description',
]);

const trim = (cell: string): unknown => cell.trim();

/** Spreadsheets change line breaks. */
const normalizeText = (cell: string): string => cell.replaceAll(/\r\n?/g, '\n').trim();

const textCell = { parse: trim, normalize: normalizeText };

const toBaseColumn = (field: string) => ({
  name: toSnakeCase(field),
  isRequired: requiredFields.has(field),
  field: { name: field, language: 'en' } as const,
});

const toIdentityColumn = (name: 'id' | 'version'): ProductColumn => ({
  name,
  isRequired: false,
  field: undefined,
  serialize: (product) => String(product[name]),
  ...textCell,
});

const toTextColumn = (field: PlainField): ProductColumn => ({
  ...toBaseColumn(field),
  serialize: (product) => String(product[field] ?? ''),
  ...textCell,
});

const toSpanishColumn = (field: TranslatedField): ProductColumn => ({
  name: `${toSnakeCase(field)}_es`,
  isRequired: false,
  field: { name: field, language: 'es' },
  serialize: ({ translations }) => translations.es?.[field] ?? '',
  ...textCell,
});

const flagValues = new Map([
  ...['yes', 'true', '1', 'sí', 'si'].map((word): [string, boolean] => [word, true]),
  ...['no', 'false', '0'].map((word): [string, boolean] => [word, false]),
]);

const flagInvalid = {
  en: 'Write yes or no.',
  es: 'Escribe yes (o sí) o no.',
};

/** An empty cell leaves a flag unchanged. */
const toFlagColumn = (field: FlagField): ProductColumn => ({
  ...toBaseColumn(field),
  serialize: (product) => (product[field] ? 'yes' : 'no'),
  parse: parseFlag,
  errorMessage: flagInvalid,
  normalize: parseFlag,
});

function parseFlag(cell: string): unknown {
  const word = cell.trim().normalize('NFC').toLowerCase();
  return word === '' ? undefined : (flagValues.get(word) ?? cell);
}

const parseDollars = (cell: string): unknown =>
  /^\s*\d+(\.\d+)?\s*$/.test(cell) ? Number(cell) : cell;

const priceColumn: ProductColumn = {
  ...toBaseColumn('price'),
  serialize: (product) => product.price.toFixed(2),
  parse: parseDollars,
  normalize: parseDollars,
};

const parseCategory = (cell: string): unknown => findCategory(cell)?.slug ?? cell;

const categoryColumn: ProductColumn = {
  ...toBaseColumn('category'),
  serialize: (product) => product.category,
  parse: parseCategory,
  normalize: parseCategory,
};

type FactList = 'contains' | 'mayContain' | 'diets' | 'canBeLeftOut' | 'occasions';

const factPrefix = 'facts.';

/** True for a column that is part of the facts. */
export const isFactColumn = ({ field }: ProductColumn): boolean =>
  field?.name.startsWith(factPrefix) ?? false;

const splitList = (cell: string): string[] =>
  cell
    .split(/[,;\n]/)
    .map((item) => item.trim().toLowerCase())
    .filter((item) => item !== '');

/** Values as in the API, separated by commas, in any order. */
const toFactListColumn = (name: FactList): ProductColumn => ({
  ...toBaseColumn(name),
  field: { name: `${factPrefix}${name}`, language: 'en' },
  serialize: ({ facts }) => facts[name].join(', '),
  parse: splitList,
  normalize: (cell) => splitList(cell).sort().join(),
});

/** People that a product without options serves. */
const toServesColumn = (name: 'from' | 'to'): ProductColumn => ({
  ...toBaseColumn(`serves_${name}`),
  field: { name: `${factPrefix}serves.${name}`, language: 'en' },
  serialize: ({ facts }) => String(facts.serves?.[name] ?? ''),
  ...textCell,
});

/** Blank: withdrawn by a change of the other facts. */
export const factsConfirmedColumn: ProductColumn = {
  ...toBaseColumn('factsConfirmed'),
  field: { name: `${factPrefix}confirmed`, language: 'en' },
  serialize: ({ facts }) => (facts.confirmed ? 'yes' : 'no'),
  parse: parseFlag,
  errorMessage: flagInvalid,
  normalize: parseFlag,
};

/** Changing an image's focal point changes its URL, but it is still the same image. */
const imageUrlColumn: ProductColumn = {
  ...toTextColumn('imageUrl'),
  normalize: (cell) => {
    const fileId = parseLibraryFileId(cell.trim());
    return fileId === undefined ? normalizeText(cell) : `picture ${fileId}`;
  },
};

/** In export order. */
export const productColumns: readonly ProductColumn[] = [
  toIdentityColumn('id'),
  toIdentityColumn('version'),
  toTextColumn('sku'),
  toTextColumn('name'),
  toTextColumn('description'),
  priceColumn,
  categoryColumn,
  toTextColumn('region'),
  ...textFieldNames.map(toTextColumn),
  toFactListColumn('contains'),
  toFactListColumn('mayContain'),
  toFactListColumn('diets'),
  toFactListColumn('canBeLeftOut'),
  toFactListColumn('occasions'),
  toServesColumn('from'),
  toServesColumn('to'),
  factsConfirmedColumn,
  toFlagColumn('seasonal'),
  toTextColumn('quantityAvailable'),
  toFlagColumn('inStock'),
  toFlagColumn('featured'),
  imageUrlColumn,
  ...translatedFieldNames.map(toSpanishColumn),
];

export const buildProductCsv = (products: readonly Product[], now: Date): CsvTable =>
  buildCsvTable(
    buildDatedFileName('products', now),
    productColumns.map(({ name, serialize }) => [name, serialize]),
    products,
  );
