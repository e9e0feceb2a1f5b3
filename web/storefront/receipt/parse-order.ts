import * as v from 'valibot';
import { sendOrderRequest } from '#contract/orders/endpoints';
import type { OrderRequest } from '#contract/orders/schema';
import type { Receipt } from '../../outbox/item';

/** Undefined if the stored fields are not a valid order. */
export function parseOrder({ fields }: Receipt): OrderRequest | undefined {
  const parsed = v.safeParse(sendOrderRequest.body, fields);
  return parsed.success ? parsed.output : undefined;
}
