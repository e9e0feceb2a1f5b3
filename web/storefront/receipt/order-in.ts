import * as v from 'valibot';
import { sendOrderRequest } from '#contract/orders/endpoints';
import type { OrderRequest } from '#contract/orders/schema';
import type { Receipt } from '../../outbox/item';

/** The order a receipt is for, as the shop took it; undefined where it cannot be read. */
export function orderIn({ fields }: Receipt): OrderRequest | undefined {
  const parsed = v.safeParse(sendOrderRequest.body, fields);
  return parsed.success ? parsed.output : undefined;
}
