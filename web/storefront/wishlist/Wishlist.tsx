import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { getProductText } from '#contract/products/product-text';
import type { Product } from '#contract/products/schema';
import { useLanguage } from '../../i18n/use-language';
import { PageLink } from '../../routing/PageLink';
import { maxCompared, paths } from '../../routing/paths';
import { Notice } from '../../ui/notice/Notice';
import { dismissToastForPage } from '../../ui/toast/toast-store';
import { useAddToCart } from '../add-to-cart/use-add-to-cart';
import { EventTracesNote } from '../event-bar/EventTracesNote';
import { UndoableRow } from '../undoable-list/UndoableRow';
import { useUndoRemove } from '../undoable-list/use-undo-remove';
import { EmptyWishlist } from './EmptyWishlist';
import { ShareWishlist } from './ShareWishlist';
import { type ListedProduct, useListedProducts } from './use-listed-products';
import { WishlistItem } from './WishlistItem';
import { WishlistLoadError } from './WishlistLoadError';
import * as styles from './WishlistPage.css';
import {
  removeFromWishlist,
  restoreToWishlist,
  useIsWishlistPersisted,
  useWishlist,
} from './wishlist';

const getId = ({ productId }: ListedProduct): string => String(productId);

export function Wishlist() {
  const { t } = useLingui();
  const language = useLanguage();
  const ids = useWishlist();
  const isPersisted = useIsWishlistPersisted();
  const addProductToCart = useAddToCart();
  const titleRef = useRef<HTMLHeadingElement>(null);
  const { items, loading, failed, retry } = useListedProducts(ids);
  const { rows, markRemoved, unmarkRemoved } = useUndoRemove(items, getId);
  const comparedIds = items.flatMap(({ product }) => product?.id ?? []).slice(0, maxCompared);
  const count = comparedIds.length;
  useEffect(() => dismissToastForPage(paths.wishlist()), []);

  const getName = ({ product, productId }: ListedProduct): string =>
    product ? getProductText(product, 'name', language) : t`Product no. ${productId}`;

  function moveToCart(product: Product): void {
    addProductToCart(product, 1);
    removeFromWishlist(product.id);
    titleRef.current?.focus();
  }

  return (
    <>
      <div className={styles.header}>
        <h1 ref={titleRef} tabIndex={-1} className={styles.title}>
          <Trans>Wishlist</Trans>
        </h1>
        <div className={styles.headerActions}>
          {count > 1 && (
            <PageLink to={paths.compare(comparedIds)} className={styles.ownListLink}>
              {count < ids.length ? (
                <Trans>Compare the first {count} side by side</Trans>
              ) : (
                <Trans>Compare side by side</Trans>
              )}
            </PageLink>
          )}
          {ids.length > 0 && <ShareWishlist ids={ids} />}
        </div>
      </div>
      {!isPersisted && (
        <Notice>
          <Trans>
            Your browser won’t let us save your wishlist. It will last until you close or reload
            this tab.
          </Trans>
        </Notice>
      )}
      {failed && <WishlistLoadError onRetry={retry} />}
      <ul className={styles.grid} aria-busy={loading}>
        {rows.map(({ item, isRemoved, index }) => (
          <UndoableRow
            key={item.productId}
            isRemoved={isRemoved}
            name={getName(item)}
            onUndo={() => {
              restoreToWishlist(item.productId, index);
              unmarkRemoved(item);
            }}
          >
            <WishlistItem
              item={item}
              name={getName(item)}
              isCatalogLoaded={!loading && !failed}
              onMoveToCart={moveToCart}
              onRemove={() => {
                markRemoved(item);
                removeFromWishlist(item.productId);
              }}
            />
          </UndoableRow>
        ))}
      </ul>
      {ids.length === 0 ? <EmptyWishlist /> : <EventTracesNote />}
    </>
  );
}
