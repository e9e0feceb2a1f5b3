import { type Language, localized } from '../../core/language';
import type { Product } from '../schema';
import { type ProductColumn, productColumns } from './columns';

export interface WrittenField {
  readonly column: ProductColumn;
  readonly value: unknown;
  readonly isUnchanged: boolean;
}

const fieldColumns = productColumns.filter(({ field }) => field !== undefined);

/**
 * `cell` returns undefined if the file lacks the column. Unchanged fields take the product's value as it is, including
 * its line breaks.
 */
export const writtenFields = (
  cell: (column: string) => string | undefined,
  product: Product | undefined,
): WrittenField[] =>
  fieldColumns.map((column) => {
    const written = cell(column.name);
    const isUnchanged = product !== undefined && isUnchangedCell(column, written, product);
    const text = isUnchanged ? column.written(product) : written;
    return { column, isUnchanged, value: text === undefined ? undefined : column.read(text) };
  });

export const formInput = (fields: readonly WrittenField[]): object => ({
  ...inLanguage('en', fields),
  translations: { es: inLanguage('es', fields) },
});

/** Serialized as in an export. */
export const listChanges = (fields: readonly WrittenField[], product: Product) =>
  fields
    .filter(({ isUnchanged }) => !isUnchanged)
    .map(({ column, value }) => ({
      column: column.name,
      from: column.written(product),
      to: exportedText(value),
    }));

function exportedText(value: unknown): string {
  if (typeof value === 'number') return value.toFixed(2);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value ?? '');
}

interface Issue {
  readonly path: string;
  readonly message: string;
}

/** Maps a form issue to its column, with the column's own message if it has one. */
export function issueOfCell({ path, message }: Issue, lang: Language): Issue {
  const column = fieldColumns.find((candidate) => getFieldPath(candidate) === path);
  const { name = path, rule } = column ?? {};
  return { path: name, message: rule ? localized(rule)({ lang }) : message };
}

/** True for a missing column and for the empty cell of a flag. */
function isUnchangedCell(
  column: ProductColumn,
  cell: string | undefined,
  product: Product,
): boolean {
  if (cell === undefined) return true;
  const meaning = column.meaning(cell);
  return meaning === undefined || meaning === column.meaning(column.written(product));
}

const inLanguage = (language: 'en' | 'es', fields: readonly WrittenField[]): object =>
  Object.fromEntries(
    fields.flatMap(({ column: { field }, value }) =>
      field?.language === language ? [[field.name, value]] : [],
    ),
  );

const getFieldPath = ({ field }: ProductColumn): string | undefined =>
  field?.language === 'es' ? `translations.es.${field.name}` : field?.name;
