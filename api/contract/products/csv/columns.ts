import { findCategory } from '../../category';
import { type CsvTable, datedFileName } from '../../core/csv';
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
  readonly written: (product: Product) => string;
  /** Parses a cell into the form's input. */
  readonly read: (cell: string) => unknown;
  /** Replaces the form's message for an invalid cell. */
  readonly rule?: BilingualText;
  /** Equal for cells with the same meaning. */
  readonly meaning: (cell: string) => unknown;
}

type FlagField = 'seasonal' | 'inStock' | 'featured';

type ReadField = FlagField | 'price' | 'category';

type GivenField = 'id' | 'version' | 'image' | 'createdAt' | 'updatedAt';

type PlainField = Exclude<keyof Product, ReadField | GivenField | 'translations'>;

const requiredFields = new Set<string>([
  'name',
  'price',
  'category',
  'region',
  'imageUrl',
  'description',
]);

const trimmed = (cell: string): unknown => cell.trim();

/** Spreadsheets change line breaks. */
const plainMeaning = (cell: string): string => cell.replaceAll(/\r\n?/g, '\n').trim();

const textCell = { read: trimmed, meaning: plainMeaning };

const named = (field: string) => ({
  name: toSnakeCase(field),
  isRequired: requiredFields.has(field),
  field: { name: field, language: 'en' } as const,
});

const marking = (name: 'id' | 'version'): ProductColumn => ({
  name,
  isRequired: false,
  field: undefined,
  written: (product) => String(product[name]),
  ...textCell,
});

const plain = (field: PlainField): ProductColumn => ({
  ...named(field),
  written: (product) => String(product[field] ?? ''),
  ...textCell,
});

const spanish = (field: TranslatedField): ProductColumn => ({
  name: `${toSnakeCase(field)}_es`,
  isRequired: false,
  field: { name: field, language: 'es' },
  written: ({ translations }) => translations.es?.[field] ?? '',
  ...textCell,
});

const flagValues = new Map([
  ...['yes', 'true', '1', 'sí', 'si'].map((word): [string, boolean] => [word, true]),
  ...['no', 'false', '0'].map((word): [string, boolean] => [word, false]),
]);

const flagRule = {
  en: 'Write yes or no.',
  es: 'Escribe yes (o sí) o no.',
};

/** An empty cell leaves a flag unchanged. */
const flag = (field: FlagField): ProductColumn => ({
  ...named(field),
  written: (product) => (product[field] ? 'yes' : 'no'),
  read: parseFlag,
  rule: flagRule,
  meaning: parseFlag,
});

function parseFlag(cell: string): unknown {
  const word = cell.trim().normalize('NFC').toLowerCase();
  return word === '' ? undefined : (flagValues.get(word) ?? cell);
}

const parseDollars = (cell: string): unknown =>
  /^\s*\d+(\.\d+)?\s*$/.test(cell) ? Number(cell) : cell;

const price: ProductColumn = {
  ...named('price'),
  written: (product) => product.price.toFixed(2),
  read: parseDollars,
  meaning: parseDollars,
};

const parseCategory = (cell: string): unknown => findCategory(cell)?.slug ?? cell;

const category: ProductColumn = {
  ...named('category'),
  written: (product) => product.category,
  read: parseCategory,
  meaning: parseCategory,
};

/** Changing an image's focal point changes its URL, but it is still the same image. */
const imageUrl: ProductColumn = {
  ...plain('imageUrl'),
  meaning: (cell) => {
    const fileId = parseLibraryFileId(cell.trim());
    return fileId === undefined ? plainMeaning(cell) : `picture ${fileId}`;
  },
};

/** In export order. */
export const productColumns: readonly ProductColumn[] = [
  marking('id'),
  marking('version'),
  plain('sku'),
  plain('name'),
  plain('description'),
  price,
  category,
  plain('region'),
  ...textFieldNames.map(plain),
  flag('seasonal'),
  plain('quantityAvailable'),
  flag('inStock'),
  flag('featured'),
  imageUrl,
  ...translatedFieldNames.map(spanish),
];

export const productTable = (products: readonly Product[], now: Date): CsvTable => ({
  fileName: datedFileName('products', now),
  head: productColumns.map(({ name }) => name),
  rows: products.map((product) => productColumns.map(({ written }) => written(product))),
});
