import { Trans, useLingui } from '@lingui/react/macro';
import type { PageProps } from '../../routing/define-page';
import { useHydrated } from '../../routing/use-hydrated';
import { PageHead } from '../../seo/PageHead';
import { Skeleton } from '../../ui/skeleton/Skeleton';
import { SharedList } from './SharedList';
import { parseSharedIds } from './shared-list';
import { Wishlist } from './Wishlist';
import * as styles from './WishlistPage.css';

export { queries } from './queries';
export { WishlistPage as Component };

function WishlistPage({ url: { search } }: PageProps) {
  const { t } = useLingui();
  const isHydrated = useHydrated();
  const sharedIds = isHydrated ? parseSharedIds(search) : [];
  return (
    <div className={styles.page}>
      <PageHead
        title={t`Wishlist`}
        description={t`What you’d like to remember, saved in your browser.`}
        noIndex
      />
      {sharedIds.length > 0 ? (
        <SharedList ids={sharedIds} />
      ) : isHydrated ? (
        <Wishlist />
      ) : (
        <WishlistSkeleton />
      )}
    </div>
  );
}

/** Rendered by the server, which does not know the wishlist: it is stored on the device. */
const WishlistSkeleton = () => (
  <>
    <h1 className={styles.title}>
      <Trans>Wishlist</Trans>
    </h1>
    <noscript>
      <p>
        <Trans>The wishlist is saved in your browser and needs JavaScript to be shown.</Trans>
      </p>
    </noscript>
    <div className={styles.grid}>
      <Skeleton className={styles.skeleton} />
      <Skeleton className={styles.skeleton} />
      <Skeleton className={styles.skeleton} />
    </div>
  </>
);
