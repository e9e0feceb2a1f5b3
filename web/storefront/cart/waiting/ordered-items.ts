import * as v from 'valibot';
import type { OutboxItem } from '../../../outbox/item';
import type { CartItem } from '../cart';

const ordered = v.array(v.object({ productId: v.number(), quantity: v.number() }));

/** Returns no items if the stored fields are invalid. */
export function orderedItems({ fields }: Pick<OutboxItem, 'fields'>): readonly CartItem[] {
  const { success, output } = v.safeParse(ordered, fields.items);
  return success ? output : [];
}

export const besides = (
  cart: readonly CartItem[],
  order: readonly CartItem[],
): readonly CartItem[] =>
  cart.filter((item) => !order.some(({ productId }) => productId === item.productId));
