import * as v from 'valibot';
import { unescapedCell } from '../../core/csv';
import { type BilingualText, type Language, localized } from '../../core/language';
import { firstOfEach } from '../../core/parse-request';
import { parseLibraryFileId } from '../../media/admin-rules';
import type { RowVerdict } from '../admin-schema';
import { type ProductForm, productForm } from '../form-schema';
import { productErrors, rowErrors } from '../messages';
import type { Product } from '../schema';
import type { productOfRows } from './match-product';
import {
  formInput,
  issueOfCell,
  listChanges,
  type WrittenField,
  writtenFields,
} from './row-to-form';

/** Cell index by column name. */
export type ColumnPlaces = ReadonlyMap<string, number>;

export interface TableRecord {
  /** 1-based row, as spreadsheets count it, whatever line breaks its cells have. */
  readonly line: number;
  readonly cells: readonly string[];
}

const imageColumn = 'image_url';

/** A valid row that creates or updates a product. */
export interface ProductWrite {
  readonly line: number;
  /** As it was when the row was parsed; undefined for a new product. */
  readonly product: Product | undefined;
  readonly form: ProductForm;
}

interface ReadRow {
  readonly verdict: RowVerdict;
  readonly write?: ProductWrite;
}

interface Reading {
  readonly places: ColumnPlaces;
  /** Ids of public library images. */
  readonly publicImageIds: ReadonlySet<string>;
  readonly matchProduct: ReturnType<typeof productOfRows>;
  readonly lang: Language;
}

/** An unchanged row has no `write`. */
export function readRow({ line, cells }: TableRecord, reading: Reading): ReadRow {
  const { places, matchProduct, lang } = reading;
  const cell = createCellReader(cells, places);
  const mark = (column: string): string => cell(column)?.trim() ?? '';
  const marks = { line, id: mark('id'), sku: mark('sku'), version: mark('version') };
  const { product, issues } = matchProduct(marks);
  const about = {
    line,
    id: product?.id ?? null,
    name: mark('name') || (product?.name ?? ''),
    changes: [],
  };
  const fields = writtenFields(cell, product);
  const isAsItIs = fields.every(({ isUnchanged }) => isUnchanged);
  // An already imported file may be imported again, although its versions are outdated.
  const relevantIssues = isAsItIs ? issues.filter(({ path }) => path !== 'version') : issues;
  const rowIssues = [...extraCells(cells, reading), ...relevantIssues];
  if (isAsItIs && rowIssues.length === 0) {
    return { verdict: { ...about, verdict: 'unchanged', issues: [] } };
  }
  const form = parsedForm(fields, lang);
  if ('issues' in form) rowIssues.push(...form.issues);
  if (!rowIssues.some(({ path }) => path === imageColumn)) {
    rowIssues.push(...checkImage(fields, product, reading));
  }
  if ('issues' in form || rowIssues.length > 0) {
    return { verdict: { ...about, verdict: 'faulty', issues: rowIssues } };
  }
  return {
    verdict: {
      ...about,
      verdict: product ? 'changed' : 'new',
      issues: [],
      changes: product ? listChanges(fields, product) : [],
    },
    write: { line, product, form: form.output },
  };
}

/** A cell missing at the end of a short row is empty. */
const createCellReader =
  (cells: readonly string[], places: ColumnPlaces) =>
  (column: string): string | undefined => {
    const place = places.get(column);
    return place === undefined ? undefined : unescapedCell(cells[place] ?? '');
  };

function extraCells(
  cells: readonly string[],
  { places, lang }: Pick<Reading, 'places' | 'lang'>,
): RowVerdict['issues'] {
  const named = new Set(places.values());
  const hasMore = cells.some((cell, place) => cell.trim() !== '' && !named.has(place));
  return hasMore ? [{ path: 'row', message: localized(rowErrors.moreCells)({ lang }) }] : [];
}

/** Only checks changed images: an unchanged one may have been deleted from the library. */
function checkImage(
  fields: readonly WrittenField[],
  product: Product | undefined,
  { publicImageIds, lang }: Pick<Reading, 'publicImageIds' | 'lang'>,
): RowVerdict['issues'] {
  const { value: url, isUnchanged } = fields.find(isImageField) ?? {};
  if (isUnchanged || typeof url !== 'string') return [];
  const fileId = parseLibraryFileId(url.trim());
  if (fileId === undefined) {
    return product?.image ? [toImageIssue(productErrors.urlNotDisplayed, lang)] : [];
  }
  return publicImageIds.has(fileId) ? [] : [toImageIssue(productErrors.imageNotFound, lang)];
}

const isImageField = ({ column }: WrittenField): boolean => column.name === imageColumn;

const toImageIssue = (sentence: BilingualText, lang: Language): RowVerdict['issues'][number] => ({
  path: imageColumn,
  message: localized(sentence)({ lang }),
});

/** A deleted product image leaves an empty URL; unchanged URLs are not validated again. */
const formWithExistingImage = v.object({ ...productForm.entries, imageUrl: v.string() });

function parsedForm(
  fields: readonly WrittenField[],
  lang: Language,
): { readonly output: ProductForm } | { readonly issues: RowVerdict['issues'] } {
  const keepsImage = fields.some((field) => isImageField(field) && field.isUnchanged);
  const schema = keepsImage ? formWithExistingImage : productForm;
  const parsed = v.safeParse(schema, formInput(fields), { lang });
  if (parsed.success) return { output: parsed.output };
  return { issues: firstOfEach(parsed.issues).map((issue) => issueOfCell(issue, lang)) };
}
