import type { RowResult } from '#contract/products/admin-schema';

export type ImportCounts = Readonly<Record<RowResult['verdict'], number>>;

export function countRows(rows: readonly RowResult[]): ImportCounts {
  const count = (verdict: RowResult['verdict']) =>
    rows.filter((row) => row.verdict === verdict).length;
  return {
    new: count('new'),
    changed: count('changed'),
    unchanged: count('unchanged'),
    faulty: count('faulty'),
  };
}

/** Number of products an import would create or update. */
export const countWrites = (counts: ImportCounts): number => counts.new + counts.changed;
