import * as v from 'valibot';
import { unescapeCell } from '../../core/csv';
import { type BilingualText, type Language, localized } from '../../core/language';
import { getFirstIssuePerField } from '../../core/parse-request';
import { parseLibraryFileId } from '../../media/admin-rules';
import type { RowResult } from '../admin-schema';
import { type ProductInput, productInput } from '../input-schema';
import { productErrors, rowErrors } from '../messages';
import { resolveFacts } from '../resolve-facts';
import { resolveOptions } from '../resolve-options';
import type { Product } from '../schema';
import type { createProductMatcher } from './match-product';
import { listChanges, type RawField, toColumnIssue, toRawFields, toRawInput } from './row-to-input';

/** Cell index by column name. */
export type ColumnIndexes = ReadonlyMap<string, number>;

export interface CsvRow {
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
  /** With the options and facts that a known product will have. */
  readonly input: ProductInput;
}

interface ParsedRow {
  readonly result: RowResult;
  readonly write?: ProductWrite;
}

interface RowContext {
  readonly columnIndexes: ColumnIndexes;
  /** Ids of public library images. */
  readonly publicImageIds: ReadonlySet<string>;
  readonly matchProduct: ReturnType<typeof createProductMatcher>;
  readonly lang: Language;
}

/** An unchanged row has no `write`. */
export function parseRow({ line, cells }: CsvRow, context: RowContext): ParsedRow {
  const { columnIndexes, matchProduct, lang } = context;
  const getCell = createCellReader(cells, columnIndexes);
  const readTrimmed = (column: string): string => getCell(column)?.trim() ?? '';
  const identity = {
    line,
    id: readTrimmed('id'),
    sku: readTrimmed('sku'),
    version: readTrimmed('version'),
  };
  const { product, issues } = matchProduct(identity);
  const base = {
    line,
    id: product?.id ?? null,
    name: readTrimmed('name') || (product?.name ?? ''),
    changes: [],
    withdrawsConfirmation: false,
  };
  const fields = toRawFields(getCell, product);
  const hasNoChanges = fields.every(({ isUnchanged }) => isUnchanged);
  // An already imported file may be imported again, although its versions are outdated.
  const relevantIssues = hasNoChanges ? issues.filter(({ path }) => path !== 'version') : issues;
  const rowIssues = [...checkExtraCells(cells, context), ...relevantIssues];
  if (hasNoChanges && rowIssues.length === 0) {
    return { result: { ...base, verdict: 'unchanged', issues: [] } };
  }
  const form = parseInput(fields, lang);
  if ('issues' in form) rowIssues.push(...form.issues);
  if (!rowIssues.some(({ path }) => path === imageColumn)) {
    rowIssues.push(...checkImage(fields, product, context));
  }
  if ('issues' in form || rowIssues.length > 0) {
    return { result: { ...base, verdict: 'faulty', issues: rowIssues } };
  }
  if (!product) {
    return {
      result: { ...base, verdict: 'new', issues: [] },
      write: { line, product, input: form.output },
    };
  }
  const input = resolveChange(form.output, product);
  return {
    result: {
      ...base,
      verdict: 'changed',
      issues: [],
      changes: listChanges(fields, product),
      withdrawsConfirmation: product.facts.confirmed && !input.facts.confirmed,
    },
    write: { line, product, input },
  };
}

function resolveChange(fields: ProductInput, product: Product) {
  const resolved = resolveOptions(fields, product);
  return { ...resolved, facts: resolveFacts(resolved, product) };
}

/** A cell missing at the end of a short row is empty. */
const createCellReader =
  (cells: readonly string[], columnIndexes: ColumnIndexes) =>
  (column: string): string | undefined => {
    const index = columnIndexes.get(column);
    return index === undefined ? undefined : unescapeCell(cells[index] ?? '');
  };

function checkExtraCells(
  cells: readonly string[],
  { columnIndexes, lang }: Pick<RowContext, 'columnIndexes' | 'lang'>,
): RowResult['issues'] {
  const knownIndexes = new Set(columnIndexes.values());
  const hasExtraCells = cells.some((cell, index) => cell.trim() !== '' && !knownIndexes.has(index));
  return hasExtraCells ? [{ path: 'row', message: localized(rowErrors.extraCells)({ lang }) }] : [];
}

/** Only checks changed images: an unchanged one may have been deleted from the library. */
function checkImage(
  fields: readonly RawField[],
  product: Product | undefined,
  { publicImageIds, lang }: Pick<RowContext, 'publicImageIds' | 'lang'>,
): RowResult['issues'] {
  const { value: url, isUnchanged } = fields.find(isImageField) ?? {};
  if (isUnchanged || typeof url !== 'string') return [];
  const fileId = parseLibraryFileId(url.trim());
  if (fileId === undefined) {
    return product?.image ? [toImageIssue(productErrors.urlNotDisplayed, lang)] : [];
  }
  return publicImageIds.has(fileId) ? [] : [toImageIssue(productErrors.imageNotFound, lang)];
}

const isImageField = ({ column }: RawField): boolean => column.name === imageColumn;

const toImageIssue = (text: BilingualText, lang: Language): RowResult['issues'][number] => ({
  path: imageColumn,
  message: localized(text)({ lang }),
});

/** A deleted product image leaves an empty URL; unchanged URLs are not validated again. */
const inputWithExistingImage = v.object({ ...productInput.entries, imageUrl: v.string() });

function parseInput(
  fields: readonly RawField[],
  lang: Language,
): { readonly output: ProductInput } | { readonly issues: RowResult['issues'] } {
  const keepsImage = fields.some((field) => isImageField(field) && field.isUnchanged);
  const schema = keepsImage ? inputWithExistingImage : productInput;
  const parsed = v.safeParse(schema, toRawInput(fields), { lang });
  if (parsed.success) return { output: parsed.output };
  return {
    issues: getFirstIssuePerField(parsed.issues).map((issue) => toColumnIssue(issue, lang)),
  };
}
