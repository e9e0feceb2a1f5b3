import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useLanguage } from '../../../i18n/use-language';
import type { OutboxItem } from '../../../outbox/item';
import { localizePath } from '../../../routing/paths';
import { useNavigate } from '../../../routing/use-navigate';
import { useFocusWhenShown } from '../../../ui/use-focus-when-shown';
import { type CartItem, useCart } from '../cart';
import { replaceCart } from '../change-cart';
import { buildEditUrl } from './build-edit-url';
import * as styles from './PendingSubmissions.css';
import { getOtherItems, parseOrderItems } from './parse-order-items';

/** Restores the order's items into the cart for editing. If the cart has other items, asks what to do with them. */
export function EditOrderButton({ item }: { readonly item: OutboxItem }) {
  const navigate = useNavigate();
  const language = useLanguage();
  const cartItems = useCart();
  const [isAsking, setIsAsking] = useState(false);
  const addRef = useFocusWhenShown<HTMLButtonElement>(isAsking);
  const orderItems = parseOrderItems(item);
  const otherItems = getOtherItems(cartItems, orderItems);

  function startEditing(items: readonly CartItem[]): void {
    replaceCart(items);
    setIsAsking(false);
    void navigate(localizePath(buildEditUrl(item), language));
  }

  if (!isAsking) {
    return (
      <button
        type="button"
        className={styles.action}
        onClick={() => (otherItems.length > 0 ? setIsAsking(true) : startEditing(orderItems))}
      >
        <Trans>Edit</Trans>
      </button>
    );
  }
  return (
    <>
      <span>
        <Trans>There are other things in your cart.</Trans>
      </span>
      <button
        type="button"
        ref={addRef}
        className={styles.action}
        onClick={() => startEditing([...orderItems, ...otherItems])}
      >
        <Trans>Add them to this order</Trans>
      </button>
      <button type="button" className={styles.action} onClick={() => startEditing(orderItems)}>
        <Trans>Take them out of the cart</Trans>
      </button>
    </>
  );
}
