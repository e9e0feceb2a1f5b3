import { Trans, useLingui } from '@lingui/react/macro';
import { useHydrated } from '../../app/use-hydrated';
import { PageHead } from '../../seo/PageHead';
import { CartContents } from './CartContents';
import * as styles from './CartPage.css';
import { CartSkeleton } from './CartSkeleton';

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
      {hydrated ? <CartContents /> : <CartSkeleton />}
    </div>
  );
}
