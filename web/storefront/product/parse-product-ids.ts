import { parseProductId } from './parse-product-id';

/** Of a list such as '3,7,12', at most `maxIds`; skips invalid and duplicate ids. */
export function parseProductIds(list: string | null, maxIds: number): readonly number[] {
  const ids = (list ?? '').split(',').map(parseProductId);
  return [...new Set(ids)].filter(Boolean).slice(0, maxIds);
}
