import type { BilingualText } from './language';
import { productColumns } from './product-columns';
import { importRefusals } from './product-import';

/** At which place of a row the cell of each column stands, by the column's name. */
export type ColumnPlaces = ReadonlyMap<string, number>;

/** The columns that the head of a table names, in any case and order; or why the table cannot be read. */
export function readHead(
  head: readonly string[],
): { readonly places: ColumnPlaces } | { readonly refusal: BilingualText } {
  const names = head.map((cell) => cell.trim().toLowerCase());
  const written = names.filter((name) => name !== '');
  const unknown = written.filter((name) => productColumns.every((column) => column.name !== name));
  if (unknown.length > 0) return { refusal: importRefusals.unknownColumns(onceEach(unknown)) };
  const repeated = written.filter((name, at) => written.indexOf(name) !== at);
  if (repeated.length > 0) return { refusal: importRefusals.repeatedColumns(onceEach(repeated)) };
  const missing = productColumns.filter(
    ({ name, isRequired }) => isRequired && !names.includes(name),
  );
  if (missing.length > 0)
    return { refusal: importRefusals.columns(missing.map(({ name }) => name)) };
  return { places: new Map(written.map((name) => [name, names.indexOf(name)])) };
}

const onceEach = (names: readonly string[]): string[] => [...new Set(names)];
