import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { getItemName } from '#contract/orders/item-name';
import type { OrderStatusView } from '#contract/orders/status-schema';
import { findOption } from '#contract/products/options';
import type { Product } from '#contract/products/schema';
import { formatList } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';
import { useViewTransitionNavigate } from '../../routing/PageLink';
import { localizePath, paths } from '../../routing/paths';
import { toast } from '../../ui/toast/toast-store';
import { addToCart, getCartOption } from '../cart/change-cart';
import { splitSoldItems } from './split-sold-items';

/** Puts what is still sold into the cart and opens it; the names of the rest are returned if there's nothing else. */
export function useOrderAgain(
  items: OrderStatusView['items'],
  products: readonly Product[] | null | undefined,
) {
  const { t } = useLingui();
  const language = useLanguage();
  const navigate = useViewTransitionNavigate();
  const [unavailableNames, setUnavailableNames] = useState<string>();

  function orderAgain(): void {
    if (!products) return;
    const { sold, unavailable } = splitSoldItems(items, products);
    const names = formatList(
      unavailable.map((item) => getItemName(item, products ?? [], language)),
      language,
    );
    if (sold.length === 0) {
      setUnavailableNames(names);
      return;
    }
    for (const { product, item } of sold) {
      addToCart(product.id, item.quantity, getCartOption(findOption(product, item.option)));
    }
    if (unavailable.length > 0)
      toast({ title: t`The rest is in your cart`, description: t`We no longer sell ${names}.` });
    void navigate(localizePath(paths.cart(), language), {});
  }

  return { orderAgain, unavailableNames };
}
