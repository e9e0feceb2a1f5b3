import { type Language, localized } from '../../core/language';
import type { Product } from '../schema';
import { factsConfirmedColumn, isFactColumn, type ProductColumn, productColumns } from './columns';

export interface RawField {
  readonly column: ProductColumn;
  readonly value: unknown;
  readonly isUnchanged: boolean;
}

const fieldColumns = productColumns.filter(({ field }) => field !== undefined);

type CellReader = (column: string) => string | undefined;

/**
 * `getCell` returns undefined if the file lacks the column. An unchanged field keeps the product’s value as it is stored, including
 * its line breaks.
 */
export function toRawFields(getCell: CellReader, product: Product | undefined): RawField[] {
  const fields = fieldColumns.map((column) => toRawField(column, getCell(column.name), product));
  if (erasesFacts(fields)) return keepFacts(fields, product);
  return losesConfirmation(fields, getCell, product) ? withdrawConfirmation(fields) : fields;
}

function toRawField(
  column: ProductColumn,
  cell: string | undefined,
  product: Product | undefined,
): RawField {
  const isUnchanged = product !== undefined && isUnchangedCell(column, cell, product);
  const text = isUnchanged ? column.serialize(product) : cell;
  return { column, isUnchanged, value: text === undefined ? undefined : column.parse(text) };
}

const isListedFact = ({ column }: RawField): boolean =>
  isFactColumn(column) && column !== factsConfirmedColumn;

/** No one has filled in these cells: no product is safe because of them, even if they’re confirmed. */
function erasesFacts(fields: readonly RawField[]): boolean {
  const facts = fields.filter(isListedFact);
  return (
    facts.every(({ value }) => isBlank(value)) && facts.some(({ isUnchanged }) => !isUnchanged)
  );
}

/** As if the file had no columns for them. A confirmation can still be withdrawn. */
const keepFacts = (fields: readonly RawField[], product: Product | undefined): RawField[] =>
  fields.map((field) =>
    isFactColumn(field.column) && field.value !== false
      ? toRawField(field.column, undefined, product)
      : field,
  );

const losesConfirmation = (
  fields: readonly RawField[],
  getCell: CellReader,
  product: Product | undefined,
): boolean =>
  product?.facts.confirmed === true &&
  isBlank(getCell(factsConfirmedColumn.name)?.trim()) &&
  fields.some((field) => isListedFact(field) && !field.isUnchanged);

const withdrawConfirmation = (fields: readonly RawField[]): RawField[] =>
  fields.map((field) =>
    field.column === factsConfirmedColumn ? { ...field, value: false, isUnchanged: false } : field,
  );

export const toRawInput = (fields: readonly RawField[]): object => ({
  ...pickLanguage('en', fields),
  facts: buildFacts(fields.filter(({ column }) => isFactColumn(column))),
  translations: { es: pickLanguage('es', fields) },
});

/** Undefined if no cell differs, so that facts are read from the texts, and a change of these withdraws the confirmation. */
function buildFacts(fields: readonly RawField[]): object | undefined {
  if (fields.every(({ isUnchanged, value }) => isUnchanged || value === undefined))
    return undefined;
  const values = new Map(fields.map(({ column, value }) => [column.field?.name, value]));
  return {
    contains: values.get('facts.contains'),
    mayContain: values.get('facts.mayContain'),
    diets: values.get('facts.diets'),
    canBeLeftOut: values.get('facts.canBeLeftOut'),
    occasions: values.get('facts.occasions'),
    serves: {
      from: values.get('facts.serves.from') ?? '',
      to: values.get('facts.serves.to') ?? '',
    },
    confirmed: values.get('facts.confirmed'),
  };
}

const isBlank = (value: unknown): boolean =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Serialized as in an export. */
export const listChanges = (fields: readonly RawField[], product: Product) =>
  fields
    .filter(({ isUnchanged }) => !isUnchanged)
    .map(({ column, value }) => ({
      column: column.name,
      from: column.serialize(product),
      to: serializeValue(value),
    }));

function serializeValue(value: unknown): string {
  if (typeof value === 'number') return value.toFixed(2);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.join(', ');
  return String(value ?? '');
}

interface Issue {
  readonly path: string;
  readonly message: string;
}

/** Maps a form issue to its column, with the column's own message if it has one. */
export function toColumnIssue({ path, message }: Issue, lang: Language): Issue {
  const column = fieldColumns.find((candidate) => matchesPath(candidate, path));
  const { name = path, errorMessage } = column ?? {};
  return { path: name, message: errorMessage ? localized(errorMessage)({ lang }) : message };
}

/** True for a missing column, for the empty cell of a flag, and for a text that is written from the options. */
function isUnchangedCell(
  column: ProductColumn,
  cell: string | undefined,
  product: Product,
): boolean {
  if (cell === undefined) return true;
  if (column.field?.name === 'priceTiers' && product.options.length > 0) return true;
  const normalized = column.normalize(cell);
  return normalized === undefined || normalized === column.normalize(column.serialize(product));
}

const pickLanguage = (language: 'en' | 'es', fields: readonly RawField[]): object =>
  Object.fromEntries(
    fields.flatMap(({ column, value }) =>
      column.field?.language === language && !isFactColumn(column)
        ? [[column.field.name, value]]
        : [],
    ),
  );

/** An issue of a list names the entry, and one of the servings may be about both numbers. */
function matchesPath(column: ProductColumn, path: string): boolean {
  const fieldPath = getFieldPath(column);
  if (fieldPath === undefined) return false;
  return (
    fieldPath === path ||
    (isFactColumn(column) && (path.startsWith(`${fieldPath}.`) || fieldPath.startsWith(`${path}.`)))
  );
}

const getFieldPath = ({ field }: ProductColumn): string | undefined =>
  field?.language === 'es' ? `translations.es.${field.name}` : field?.name;
