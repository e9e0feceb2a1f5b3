import { type Language, said } from '../../core/language';
import type { Product } from '../schema';
import { type ProductColumn, productColumns } from './columns';

/** What a row says of one field of its product. */
export interface WrittenField {
  readonly column: ProductColumn;
  /** As the form takes it. */
  readonly said: unknown;
  /** Whether it says what the product has already. */
  readonly isKept: boolean;
}

const fieldColumns = productColumns.filter(({ field }) => field !== undefined);

/**
 * Every field of a row, in which `cell` finds a column's cell: nothing where the file lacks the column. What is kept is
 * taken from the product as it is, line breaks and all.
 */
export const writtenFields = (
  cell: (column: string) => string | undefined,
  product: Product | undefined,
): WrittenField[] =>
  fieldColumns.map((column) => {
    const written = cell(column.name);
    const isKept = product !== undefined && keeps(column, written, product);
    const text = isKept ? column.written(product) : written;
    return { column, isKept, said: text === undefined ? undefined : column.read(text) };
  });

/** The fields as the form of a product takes them. */
export const formInput = (fields: readonly WrittenField[]): object => ({
  ...inLanguage('en', fields),
  translations: { es: inLanguage('es', fields) },
});

/** What a row would change of its product, column by column, as an export would write it. */
export const listChanges = (fields: readonly WrittenField[], product: Product) =>
  fields
    .filter(({ isKept }) => !isKept)
    .map(({ column, said }) => ({
      column: column.name,
      from: column.written(product),
      to: exportedText(said),
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

/** What the form says of a field, at the column it stands in and in the words of its cells. */
export function issueOfCell({ path, message }: Issue, lang: Language): Issue {
  const column = fieldColumns.find((candidate) => pathOf(candidate) === path);
  const { name = path, rule } = column ?? {};
  return { path: name, message: rule ? said(rule)({ lang }) : message };
}

/** A flag's empty cell, and a column that is not there, leave things as they are. */
function keeps(column: ProductColumn, cell: string | undefined, product: Product): boolean {
  if (cell === undefined) return true;
  const meaning = column.meaning(cell);
  return meaning === undefined || meaning === column.meaning(column.written(product));
}

const inLanguage = (language: 'en' | 'es', fields: readonly WrittenField[]): object =>
  Object.fromEntries(
    fields.flatMap(({ column: { field }, said }) =>
      field?.language === language ? [[field.name, said]] : [],
    ),
  );

const pathOf = ({ field }: ProductColumn): string | undefined =>
  field?.language === 'es' ? `translations.es.${field.name}` : field?.name;
