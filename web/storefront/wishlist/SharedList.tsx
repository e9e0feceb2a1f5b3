import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { track } from '../../analytics/track';
import { useLanguage } from '../../i18n/use-language';
import { PageLink } from '../../routing/PageLink';
import { paths } from '../../routing/paths';
import { button } from '../../ui/button/Button.css';
import { EmptyState } from '../../ui/notice/EmptyState';
import { toAnalyticsProduct } from '../add-to-cart/analytics-product';
import { useSavedToast } from '../add-to-cart/use-saved-toast';
import { EventTracesNote } from '../event-bar/EventTracesNote';
import { ProductGrid } from '../product-card/ProductGrid';
import { ProductGridSkeleton } from '../product-card/ProductGridSkeleton';
import { useListedProducts } from './use-listed-products';
import { WishlistLoadError } from './WishlistLoadError';
import * as styles from './WishlistPage.css';
import { addToWishlist, useWishlist } from './wishlist';

/** Read-only; the visitor's own wishlist changes only on "Add all". */
export function SharedList({ ids }: { readonly ids: readonly number[] }) {
  const { t } = useLingui();
  const language = useLanguage();
  const showSavedToast = useSavedToast();
  const ownIds = useWishlist();
  const titleRef = useRef<HTMLHeadingElement>(null);
  const { items, loading, failed, retry } = useListedProducts(ids);
  const products = items.flatMap(({ product }) => product ?? []);
  const productsToAdd = products.filter(({ id }) => !ownIds.includes(id));

  function addAll(): void {
    const isSaved = addToWishlist(...productsToAdd.map(({ id }) => id));
    showSavedToast(
      {
        title: t`Added to wishlist`,
        description: t`The list has been added to your wishlist`,
        page: paths.wishlist(),
      },
      isSaved,
    );
    for (const product of productsToAdd)
      track('add_to_wishlist', toAnalyticsProduct(product, language));
    titleRef.current?.focus();
  }

  return (
    <>
      <h1 ref={titleRef} tabIndex={-1} className={styles.title}>
        <Trans>A shared list</Trans>
      </h1>
      <p className={styles.lead}>
        <Trans>Someone shared this list with you. Your own wishlist stays as it is.</Trans>
      </p>
      {failed && <WishlistLoadError onRetry={retry} />}
      {loading && <ProductGridSkeleton count={ids.length} />}
      {products.length > 0 && (
        <>
          <div className={styles.sharedListActions}>
            {productsToAdd.length > 0 ? (
              <button type="button" className={button.primary} onClick={addAll}>
                <Trans>Add all to my wishlist</Trans>
              </button>
            ) : (
              <p>
                <Trans>All of these are on your wishlist.</Trans>
              </p>
            )}
            <PageLink to={paths.wishlist()} className={styles.ownListLink}>
              <Trans>Go to my wishlist</Trans>
            </PageLink>
          </div>
          <ProductGrid products={products} isAboveFold />
          <EventTracesNote />
        </>
      )}
      {!loading && !failed && products.length === 0 && (
        <EmptyState title={<Trans>Nothing on this list is in our shop anymore</Trans>}>
          <PageLink to={paths.shop()} className={button.primary}>
            <Trans>Go to the shop</Trans>
          </PageLink>
        </EmptyState>
      )}
    </>
  );
}
