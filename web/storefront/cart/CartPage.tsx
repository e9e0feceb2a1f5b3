import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { lazyComponent } from '../../data/lazy-module';
import { paths } from '../../routing/paths';
import { useHydrated } from '../../routing/use-hydrated';
import { PageHead } from '../../seo/PageHead';
import { LazySection } from '../../ui/error-boundary/LazySection';
import { dismissToastForPage } from '../../ui/toast/toast-store';
import { CartContents } from './CartContents';
import * as styles from './CartPage.css';
import { CartSkeleton } from './CartSkeleton';

export { queries } from './queries';
export { CartPage as Component };

const pendingSubmissions = lazyComponent(
  async () => (await import('./pending-submissions/PendingSubmissions')).PendingSubmissions,
);

const receipts = lazyComponent(async () => (await import('./order-request/Receipts')).Receipts);

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
          <CartContents />
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
