import * as v from 'valibot';
import { endpoint, privateAnswer } from './endpoint';
import { sentFields } from './form-fields';
import { type BilingualText, said } from './language';
import { productListQuery } from './product-list';
import { done } from './product-writes';
import { rowIdField } from './row-id-field';

// The catalogue as a table: saved, worked on in a spreadsheet, brought back.

/** All products that the filters find as a table, newest first unless another order is asked for; it can be brought back by `importProducts`. */
export const exportProducts = endpoint({
  method: 'GET',
  path: '/api/products.csv',
  access: 'administrator',
  query: productListQuery,
  response: 'csv',
  cacheControl: privateAnswer,
});

/** What a table that is brought in may have. */
export const importLimits = {
  bytes: 10 * 1024 * 1024,
  rows: 10_000,
  /** Rows, blank ones too, which spreadsheets save by the thousand. */
  lines: 100_000,
  /** Characters of its first line: spreadsheets save columns without a name as well. */
  head: 20_000,
};

const mostRows = importLimits.rows.toLocaleString('en');

/** A name that somebody has made up, no longer than a sentence bears. */
const inShort = (name: string): string => (name.length > 40 ? `${name.slice(0, 40)}…` : name);

/** As many names as one reads. */
const listed = (names: readonly string[]): string =>
  [...names.slice(0, 10).map(inShort), ...(names.length > 10 ? ['…'] : [])].join(', ');

/** What is said of a table that cannot be read at all. Nothing of it has been written. */
export const importRefusals = {
  encoding: {
    en: 'This file isn’t in UTF-8. Save it from your spreadsheet as “CSV UTF-8” and try again.',
    es: 'Este archivo no está en UTF-8. Guárdalo en tu hoja de cálculo como «CSV UTF-8» e inténtalo de nuevo.',
  },
  empty: {
    en: 'This file has no rows.',
    es: 'Este archivo no tiene filas.',
  },
  rows: {
    en: `This file has more than ${mostRows} rows. Please split it.`,
    es: `Este archivo tiene más de ${mostRows} filas. Divídelo, por favor.`,
  },
  head: {
    en: 'The first row of this file is too long to name columns. Export the products to see how a file should look.',
    es: 'La primera fila de este archivo es demasiado larga para nombrar columnas. Exporta los productos para ver cómo debe ser el archivo.',
  },
  /** With the row in which they stand. */
  quotes: (line: number): BilingualText => ({
    en: `The quotes in row ${line} can’t be read: one is missing or out of place.`,
    es: `No se pueden leer las comillas de la fila ${line}: falta una, o hay una donde no va.`,
  }),
  /** With the names of the columns. */
  columns: (missing: readonly string[]): BilingualText => ({
    en: `These columns are missing: ${missing.join(', ')}. Export the products to see how a file should look.`,
    es: `Faltan estas columnas: ${missing.join(', ')}. Exporta los productos para ver cómo debe ser el archivo.`,
  }),
  unknownColumns: (unknown: readonly string[]): BilingualText => ({
    en: `We don’t recognize these columns: ${listed(unknown)}. Remove them, or name them as in an export.`,
    es: `No conocemos estas columnas: ${listed(unknown)}. Quítalas o ponles el nombre que traen en una exportación.`,
  }),
  repeatedColumns: (repeated: readonly string[]): BilingualText => ({
    en: `These columns appear twice: ${listed(repeated)}. Keep one of each.`,
    es: `Estas columnas están dos veces: ${listed(repeated)}. Deja una de cada una.`,
  }),
  faulty: {
    en: 'Some rows can’t be imported, so none were. Fix them and try again.',
    es: 'Hay filas que no se pueden importar, así que no se importó ninguna. Corrígelas e inténtalo de nuevo.',
  },
  /** 404: of an import that is undone already, or too old. */
  notUndoable: {
    en: 'This import can no longer be undone.',
    es: 'Esta importación ya no se puede deshacer.',
  },
} as const;

/** What is said of a row that names its product wrongly; the rest is said by the rules of a product. */
export const rowFaults = {
  unknownId: (id: string): BilingualText => ({
    en: `There is no product ${inShort(id)}. Leave the id empty to make a new one.`,
    es: `No hay ningún producto ${inShort(id)}. Deja el id vacío para crear uno nuevo.`,
  }),
  /** Of a version that is no longer the product's. */
  stale: {
    en: 'This product was changed since this file was saved. Export the products again.',
    es: 'Este producto cambió después de guardar este archivo. Vuelve a exportar los productos.',
  },
  /** With the row that came first. */
  sameProduct: (line: number): BilingualText => ({
    en: `Row ${line} is about the same product.`,
    es: `La fila ${line} es del mismo producto.`,
  }),
  sameSku: (line: number): BilingualText => ({
    en: `Row ${line} has the same SKU.`,
    es: `La fila ${line} tiene el mismo SKU.`,
  }),
  /** Of cells beyond the columns that the head names. */
  moreCells: {
    en: 'This row has more cells than there are columns.',
    es: 'Esta fila tiene más celdas que columnas.',
  },
} as const;

/** What becomes of a row, or would. */
const rowVerdict = v.object({
  /** Of the file, as spreadsheets count: the head is line 1. */
  line: v.number(),
  verdict: v.picklist(['new', 'changed', 'unchanged', 'faulty']),
  /** Of the product, as far as the row names it. */
  id: v.nullable(v.number()),
  name: v.string(),
  issues: v.array(v.object({ path: v.string(), message: v.string() })),
  /** Cells that differ from the product, as an export writes them; only of a changed row. */
  changes: v.array(v.object({ column: v.string(), from: v.string(), to: v.string() })),
});
export type RowVerdict = v.InferOutput<typeof rowVerdict>;

/** What is wrong with the rows of a table, each fault at the line and the column it stands in. */
export const faultsIn = (verdicts: readonly RowVerdict[]): RowVerdict['issues'] =>
  verdicts.flatMap(({ line, issues }) =>
    issues.map(({ path, message }) => ({ path: `rows.${line}.${path}`, message })),
  );

const dryRule = {
  en: 'A dry run is asked for with dry=1.',
  es: 'Un ensayo se pide con dry=1.',
};

/**
 * Brings a table in, all rows or none: new products, and changes to those whose `id` or SKU it names. A row that
 * changes something and has a `version` that is no longer the product's is faulty. With `dry=1` nothing is written. Faulty rows are answered 400,
 * each as an issue with a path such as `rows.12.price`, where the number is the line; a dry run tells of them in its rows.
 */
export const importProducts = endpoint({
  method: 'POST',
  path: '/api/products/import',
  access: 'administrator',
  query: v.object({ dry: v.optional(v.picklist(['0', '1'], said(dryRule)), '0') }),
  files: { field: 'file', least: 1, most: 1, largest: importLimits.bytes },
  body: v.object({ language: sentFields.language }),
  response: v.object({
    rows: v.array(rowVerdict),
    /** Names the import to `undoImport`; null where nothing was written. */
    importId: v.nullable(v.number()),
  }),
  cacheControl: 'no-store',
});

/**
 * Undoes an import of the last day: changed products are as they were before, new ones are deleted. Products that were
 * changed or deleted since are left alone and answered as `missing`. 409 where another product has a SKU meanwhile.
 */
export const undoImport = endpoint({
  method: 'POST',
  path: '/api/products/import/undo',
  access: 'administrator',
  body: v.object(
    {
      importId: rowIdField(importRefusals.notUndoable),
      language: sentFields.language,
    },
    said(importRefusals.notUndoable),
  ),
  response: done,
  cacheControl: 'no-store',
});
