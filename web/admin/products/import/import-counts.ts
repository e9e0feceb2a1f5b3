import type { RowVerdict } from '#contract/products/admin-schema';

/** How many rows of a table come to what. */
export type ImportCounts = Readonly<Record<RowVerdict['verdict'], number>>;

export function countsOf(rows: readonly RowVerdict[]): ImportCounts {
  const count = (verdict: RowVerdict['verdict']) =>
    rows.filter((row) => row.verdict === verdict).length;
  return {
    new: count('new'),
    changed: count('changed'),
    unchanged: count('unchanged'),
    faulty: count('faulty'),
  };
}

/** Products that an import would write. */
export const writtenBy = (counts: ImportCounts): number => counts.new + counts.changed;
