import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLanguage } from '../../../i18n/use-language';
import type { OutboxItem } from '../../../outbox/item';
import { localizePath } from '../../../routing/paths';
import { type CartItem, replaceCart, useCart } from '../cart';
import { buildEditUrl } from './edit-address';
import { focusWhenShown } from './focus-when-shown';
import { besides, orderedItems } from './ordered-items';
import * as styles from './Waiting.css';

/** Restores the order's items into the cart for editing. If the cart has other items, asks what to do with them. */
export function EditOrder({ item }: { readonly item: OutboxItem }) {
  const navigate = useNavigate();
  const language = useLanguage();
  const cart = useCart();
  const [asking, setAsking] = useState(false);
  const order = orderedItems(item);
  const others = besides(cart, order);

  function edit(items: readonly CartItem[]): void {
    replaceCart(items);
    setAsking(false);
    void navigate(localizePath(buildEditUrl(item), language));
  }

  if (!asking) {
    return (
      <button
        type="button"
        className={styles.action}
        onClick={() => (others.length > 0 ? setAsking(true) : edit(order))}
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
        ref={focusWhenShown}
        className={styles.action}
        onClick={() => edit([...order, ...others])}
      >
        <Trans>Add them to this order</Trans>
      </button>
      <button type="button" className={styles.action} onClick={() => edit(order)}>
        <Trans>Take them out of the cart</Trans>
      </button>
    </>
  );
}
