import type { OrderRecord } from '#contract/orders/admin-schema';
import { localizePath } from '../../../routing/paths';

/** The page where the customer follows the order; undefined for an order of an earlier version, which has none. */
export function getStatusPageUrl({
  number,
  accessKey,
  language,
}: Pick<OrderRecord, 'number' | 'accessKey' | 'language'>): string | undefined {
  if (accessKey === null) return undefined;
  const path = localizePath(
    `/order/${number}?${new URLSearchParams({ key: accessKey })}`,
    language,
  );
  return new URL(path, location.origin).href;
}
