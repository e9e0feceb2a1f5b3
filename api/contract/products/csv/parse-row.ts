import * as v from 'valibot';
import { unescapedCell } from '../../core/csv';
import { type BilingualText, type Language, said } from '../../core/language';
import { firstOfEach } from '../../core/parse-request';
import { libraryFileIn } from '../../media/admin-rules';
import type { RowVerdict } from '../admin-schema';
import { type ProductForm, productForm } from '../form-schema';
import { productRefusals, rowFaults } from '../messages';
import type { Product } from '../schema';
import type { productOfRows } from './match-product';
import {
  formInput,
  issueOfCell,
  listChanges,
  type WrittenField,
  writtenFields,
} from './row-to-form';

/** At which place of a row the cell of each column stands, by the column's name. */
export type ColumnPlaces = ReadonlyMap<string, number>;

/** A row of a table and where it stands. */
export interface TableRecord {
  /** As spreadsheets count rows, however many lines their cells have. */
  readonly line: number;
  readonly cells: readonly string[];
}

const pictureColumn = 'image_url';

/** What a row makes of a product that is there, or of a new one. */
export interface ProductWrite {
  readonly line: number;
  /** The product as it was when the row was read; none for a new one. */
  readonly product: Product | undefined;
  readonly form: ProductForm;
}

/** A row as it was read. */
interface ReadRow {
  readonly verdict: RowVerdict;
  readonly write?: ProductWrite;
}

/** What every row of a table is read with. */
interface Reading {
  readonly places: ColumnPlaces;
  /** Ids of the library's pictures that visitors may see. */
  readonly pictures: ReadonlySet<string>;
  readonly productOf: ReturnType<typeof productOfRows>;
  readonly lang: Language;
}

/** What becomes of a row by the rules of a product; one that changes nothing writes nothing. */
export function readRow({ line, cells }: TableRecord, reading: Reading): ReadRow {
  const { places, productOf, lang } = reading;
  const cell = cellsOf(cells, places);
  const mark = (column: string): string => cell(column)?.trim() ?? '';
  const marks = { line, id: mark('id'), sku: mark('sku'), version: mark('version') };
  const { product, issues } = productOf(marks);
  const about = {
    line,
    id: product?.id ?? null,
    name: mark('name') || (product?.name ?? ''),
    changes: [],
  };
  const fields = writtenFields(cell, product);
  const isAsItIs = fields.every(({ isKept }) => isKept);
  // What was brought in already may be brought in again: it is no longer of the version that it was made from.
  const told = isAsItIs ? issues.filter(({ path }) => path !== 'version') : issues;
  const faults = [...extraCells(cells, reading), ...told];
  if (isAsItIs && faults.length === 0) {
    return { verdict: { ...about, verdict: 'unchanged', issues: [] } };
  }
  const form = parsedForm(fields, lang);
  if ('issues' in form) faults.push(...form.issues);
  if (!faults.some(({ path }) => path === pictureColumn)) {
    faults.push(...pictureFaults(fields, product, reading));
  }
  if ('issues' in form || faults.length > 0) {
    return { verdict: { ...about, verdict: 'faulty', issues: faults } };
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

/** Finds the cell of a column; one that a short row leaves out is empty. */
const cellsOf =
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
  return hasMore ? [{ path: 'row', message: said(rowFaults.moreCells)({ lang }) }] : [];
}

/** What is wrong with another picture than the product has: one that it keeps may be gone from the library meanwhile. */
function pictureFaults(
  fields: readonly WrittenField[],
  product: Product | undefined,
  { pictures, lang }: Pick<Reading, 'pictures' | 'lang'>,
): RowVerdict['issues'] {
  const { said: address, isKept } = fields.find(isPicture) ?? {};
  if (isKept || typeof address !== 'string') return [];
  const picture = libraryFileIn(address.trim());
  if (picture === undefined) {
    return product?.image ? [pictureFault(productRefusals.unseenAddress, lang)] : [];
  }
  return pictures.has(picture) ? [] : [pictureFault(productRefusals.noSuchPicture, lang)];
}

const isPicture = ({ column }: WrittenField): boolean => column.name === pictureColumn;

const pictureFault = (sentence: BilingualText, lang: Language): RowVerdict['issues'][number] => ({
  path: pictureColumn,
  message: said(sentence)({ lang }),
});

/** A product that keeps its picture may have lost it: what is stored, even nothing, is not judged again. */
const formThatKeepsPicture = v.object({ ...productForm.entries, imageUrl: v.string() });

function parsedForm(
  fields: readonly WrittenField[],
  lang: Language,
): { readonly output: ProductForm } | { readonly issues: RowVerdict['issues'] } {
  const keepsPicture = fields.some((field) => isPicture(field) && field.isKept);
  const schema = keepsPicture ? formThatKeepsPicture : productForm;
  const parsed = v.safeParse(schema, formInput(fields), { lang });
  if (parsed.success) return { output: parsed.output };
  return { issues: firstOfEach(parsed.issues).map((issue) => issueOfCell(issue, lang)) };
}
