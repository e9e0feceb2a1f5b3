import { Trans } from '@lingui/react/macro';
import { Skeleton } from '../../ui/skeleton/Skeleton';
import * as styles from './CartPage.css';

/** Rendered by the server, which does not know the cart: it is stored on the device. */
export const CartSkeleton = () => (
  <>
    <noscript>
      <p>
        <Trans>The cart is saved in your browser and needs JavaScript to be shown.</Trans>
      </p>
    </noscript>
    <div className={styles.skeleton}>
      <Skeleton className={styles.skeletonLine} />
      <Skeleton className={styles.skeletonLine} />
    </div>
  </>
);
