import * as v from 'valibot';
import type { OutboxItem } from '../../../outbox/item';
import type { CartItem } from '../cart';

const orderItemsSchema = v.array(v.object({ productId: v.number(), quantity: v.number() }));

/** Returns no items if the stored fields are invalid. */
export function parseOrderItems({ fields }: Pick<OutboxItem, 'fields'>): readonly CartItem[] {
  const { success, output } = v.safeParse(orderItemsSchema, fields.items);
  return success ? output : [];
}

export const getOtherItems = (
  cartItems: readonly CartItem[],
  orderItems: readonly CartItem[],
): readonly CartItem[] =>
  cartItems.filter((item) => !orderItems.some(({ productId }) => productId === item.productId));
