import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { lazyComponent } from '../../data/lazy-module';
import { lazyTranslatedComponent } from '../../routing/lazy-translated-component';
import { paths } from '../../routing/paths';
import { useHydrated } from '../../routing/use-hydrated';
import { PageHead } from '../../seo/PageHead';
import { LazySection } from '../../ui/error-boundary/LazySection';
import { dismissToastForPage } from '../../ui/toast/toast-store';
import * as styles from './CartPage.css';
import { CartSkeleton } from './CartSkeleton';
import { cartStore, useCart } from './cart';
import { EmptyCart } from './EmptyCart';

export { queries } from './queries';
export { CartPage as Component };

const pendingSubmissions = lazyComponent(
  async () => (await import('./pending-submissions/PendingSubmissions')).PendingSubmissions,
);

const cartContents = lazyTranslatedComponent(
  'cart-contents',
  async () => (await import('./contents/CartContents')).CartContents,
);

const receipts = lazyComponent(async () => (await import('./Receipts')).Receipts);

/** At the same time as the page is hydrated, which takes about as long on a phone. */
export function preload(): void {
  if (cartStore.read().items.length > 0) cartContents.preload();
}

function CartPage() {
  const { t } = useLingui();
  const isHydrated = useHydrated();
  useEffect(() => dismissToastForPage(paths.cart()), []);
  return (
    <div className={styles.page}>
      <PageHead
        title={t`Cart`}
        description={t`What you’ve picked so far, and how to order it.`}
        noIndex
      />
      <h1 className={styles.title}>
        <Trans>Cart</Trans>
      </h1>
      {isHydrated ? (
        <>
          <LazySection lazy={pendingSubmissions}>
            {(PendingSubmissions) => <PendingSubmissions />}
          </LazySection>
          <Cart />
          <div className={styles.receipts}>
            <LazySection lazy={receipts}>{(Receipts) => <Receipts />}</LazySection>
          </div>
        </>
      ) : (
        <CartSkeleton />
      )}
    </div>
  );
}

/** An empty cart, and so every first visit, does not load the contents. */
function Cart() {
  const isEmpty = useCart().length === 0;
  const [hasContents, setHasContents] = useState(!isEmpty);
  // Stays when the last item is removed, which can be undone there.
  if (!isEmpty && !hasContents) setHasContents(true);
  return (
    <>
      {hasContents && (
        <LazySection
          lazy={cartContents}
          fallback={
            <div aria-busy="true">
              <CartSkeleton />
            </div>
          }
        >
          {(CartContents) => <CartContents />}
        </LazySection>
      )}
      {isEmpty && <EmptyCart />}
    </>
  );
}
