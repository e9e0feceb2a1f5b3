import { findCategory } from '../../category';
import { type CsvTable, datedFileName } from '../../core/csv';
import type { BilingualText } from '../../core/language';
import { toSnakeCase } from '../../core/snake-case';
import { libraryFileIn } from '../../media/admin-rules';
import type { Product } from '../schema';
import { type TranslatedField, textFieldNames, translatedFieldNames } from '../text-fields';

/** A column of the catalogue as a table. */
export interface ProductColumn {
  readonly name: string;
  /** A file without it is refused. */
  readonly isRequired: boolean;
  /** Where its cells go in the form of a product; nowhere, where they only say which product is meant. */
  readonly field: { readonly name: string; readonly language: 'en' | 'es' } | undefined;
  /** What a product has in it. */
  readonly written: (product: Product) => string;
  /** What a cell of it says, as the form takes it. */
  readonly read: (cell: string) => unknown;
  /** What is said of a cell that the form does not take, where the form would say it in other words. */
  readonly rule?: BilingualText;
  /** Equal of cells that say the same. */
  readonly meaning: (cell: string) => unknown;
}

type FlagField = 'seasonal' | 'inStock' | 'featured';

type ReadField = FlagField | 'price' | 'category';

type GivenField = 'id' | 'version' | 'image' | 'createdAt' | 'updatedAt';

/** The fields whose cells say what they say. */
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

/** Spreadsheets write the end of a line in their own way. */
const plainMeaning = (cell: string): string => cell.replaceAll(/\r\n?/g, '\n').trim();

/** A text is taken as it is written. */
const inWords = { read: trimmed, meaning: plainMeaning };

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
  ...inWords,
});

const plain = (field: PlainField): ProductColumn => ({
  ...named(field),
  written: (product) => String(product[field] ?? ''),
  ...inWords,
});

const spanish = (field: TranslatedField): ProductColumn => ({
  name: `${toSnakeCase(field)}_es`,
  isRequired: false,
  field: { name: field, language: 'es' },
  written: ({ translations }) => translations.es?.[field] ?? '',
  ...inWords,
});

const flagWords = new Map([
  ...['yes', 'true', '1', 'sí', 'si'].map((word): [string, boolean] => [word, true]),
  ...['no', 'false', '0'].map((word): [string, boolean] => [word, false]),
]);

const flagRule = {
  en: 'Write yes or no.',
  es: 'Escribe yes (o sí) o no.',
};

/** A flag has no third state: an empty cell says nothing of it. */
const flag = (field: FlagField): ProductColumn => ({
  ...named(field),
  written: (product) => (product[field] ? 'yes' : 'no'),
  read: flagIn,
  rule: flagRule,
  meaning: flagIn,
});

function flagIn(cell: string): unknown {
  const word = cell.trim().normalize('NFC').toLowerCase();
  return word === '' ? undefined : (flagWords.get(word) ?? cell);
}

const dollarsIn = (cell: string): unknown =>
  /^\s*\d+(\.\d+)?\s*$/.test(cell) ? Number(cell) : cell;

const price: ProductColumn = {
  ...named('price'),
  written: (product) => product.price.toFixed(2),
  read: dollarsIn,
  meaning: dollarsIn,
};

const slugIn = (cell: string): unknown => findCategory(cell)?.slug ?? cell;

const category: ProductColumn = {
  ...named('category'),
  written: (product) => product.category,
  read: slugIn,
  meaning: slugIn,
};

/** The address of a picture of the library changes with the picture's middle, and means the same picture still. */
const imageUrl: ProductColumn = {
  ...plain('imageUrl'),
  meaning: (cell) => {
    const picture = libraryFileIn(cell.trim());
    return picture === undefined ? plainMeaning(cell) : `picture ${picture}`;
  },
};

/** Every column, in the order of an export. */
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

/** Products as a table that can be worked on in a spreadsheet and brought back. */
export const productTable = (products: readonly Product[], now: Date): CsvTable => ({
  fileName: datedFileName('products', now),
  head: productColumns.map(({ name }) => name),
  rows: products.map((product) => productColumns.map(({ written }) => written(product))),
});
