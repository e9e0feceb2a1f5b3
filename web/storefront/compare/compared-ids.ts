import { maxCompared } from '../../routing/paths';
import { parseProductIds } from '../product/parse-product-ids';

export const parseComparedIds = (search: URLSearchParams): readonly number[] =>
  parseProductIds(search.get('products'), maxCompared);

/** One product alone has nothing to be compared with. */
export const canCompare = ({ length }: readonly unknown[]): boolean => length > 1;

/** What is left can be compared. */
export const canRemove = (compared: readonly unknown[]): boolean => canCompare(compared.slice(1));
