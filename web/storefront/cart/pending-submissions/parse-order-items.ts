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
  cart: readonly CartItem[],
  order: readonly CartItem[],
): readonly CartItem[] =>
  cart.filter((item) => !order.some(({ productId }) => productId === item.productId));
