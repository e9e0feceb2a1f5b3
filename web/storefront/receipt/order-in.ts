import * as v from 'valibot';
import { type OrderRequest, sendOrderRequest } from '#contract/order';
import type { Receipt } from '../../offline/outbox/receipt';

/** The order a receipt is for, as the shop took it; undefined where it cannot be read. */
export function orderIn({ fields }: Receipt): OrderRequest | undefined {
  const parsed = v.safeParse(sendOrderRequest.body, fields);
  return parsed.success ? parsed.output : undefined;
}
