import * as v from 'valibot';
import type { OutboxItem } from '../../../outbox/item';
import { type CartItem, getLineId } from '../cart';

const orderItemsSchema = v.array(
  v.object({ productId: v.number(), option: v.optional(v.string()), quantity: v.number() }),
);

/** Returns no items if the stored fields are invalid. */
export function parseOrderItems({ fields }: Pick<OutboxItem, 'fields'>): readonly CartItem[] {
  const { success, output } = v.safeParse(orderItemsSchema, fields.items);
  return success ? output : [];
}

export const getOtherItems = (
  cartItems: readonly CartItem[],
  orderItems: readonly CartItem[],
): readonly CartItem[] =>
  cartItems.filter((item) => !orderItems.some((other) => getLineId(other) === getLineId(item)));
