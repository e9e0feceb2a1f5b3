import type { OrderRecord } from '#contract/orders/admin-schema';
import { buildStatusPageUrl } from '#contract/orders/status-page';
import { addBasePath } from '../../../routing/base-path';

/** The page where the customer follows the order; undefined for an order of an earlier version, which has none. */
export function getStatusPageUrl({
  number,
  accessKey,
  language,
}: Pick<OrderRecord, 'number' | 'accessKey' | 'language'>): string | undefined {
  if (accessKey === null) return undefined;
  return new URL(addBasePath(buildStatusPageUrl(number, accessKey, language)), location.origin)
    .href;
}
