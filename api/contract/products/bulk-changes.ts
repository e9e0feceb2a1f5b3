import type { BulkResult } from './admin-schema';
import { undoWindowHours } from './limits';

/** SKUs in use by other products, or shared by two products that are to be restored. */
export function findConflictingSkus(
  skus: readonly string[],
  isInUse: (sku: string) => boolean,
): string[] {
  const seen = new Set<string>();
  const conflicts = new Set<string>();
  for (const sku of skus) {
    if (seen.has(sku) || isInUse(sku)) conflicts.add(sku);
    seen.add(sku);
  }
  return [...conflicts].sort();
}

export const splitDoneAndMissing = (
  ids: readonly number[],
  doneIds: ReadonlySet<number>,
): BulkResult => ({
  done: ids.filter((id) => doneIds.has(id)),
  missing: ids.filter((id) => !doneIds.has(id)),
});

const hourMs = 60 * 60 * 1000;

/** ISO timestamp; older deletions cannot be undone. */
export const getUndoCutoff = (now: Date): string =>
  new Date(now.getTime() - undoWindowHours * hourMs).toISOString();
