import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { useHydrated } from '../../app/use-hydrated';
import { PageHead } from '../../seo/PageHead';
import { CartContents } from './CartContents';
import * as styles from './CartPage.css';
import { CartSkeleton } from './CartSkeleton';

const Waiting = lazy(async () => ({ default: (await import('./waiting/Waiting')).Waiting }));

/** What waits to be sent, what is in the cart, and the way to ask for it. */
export function CartPage() {
  const { t } = useLingui();
  const hydrated = useHydrated();
  return (
    <div className={styles.page}>
      <PageHead
        title={t`Cart`}
        description={t`What you have chosen so far, and the way to ask for it.`}
        unlisted
      />
      <h1 className={styles.title}>
        <Trans>Cart</Trans>
      </h1>
      {hydrated ? (
        <>
          <Suspense>
            <Waiting />
          </Suspense>
          <CartContents />
        </>
      ) : (
        <CartSkeleton />
      )}
    </div>
  );
}
