import { Trans } from '@lingui/react/macro';
import { catalogPageSize } from '#contract/products/catalog-page';
import { Skeleton } from '../../ui/skeleton/Skeleton';
import { visuallyHidden } from '../../ui/visually-hidden.css';
import * as cardStyles from '../product-card/ProductCard.css';
import * as styles from './ProductMenu.css';

export const ProductMenuSkeleton = () => (
  <div aria-busy="true">
    <p role="status" className={visuallyHidden}>
      <Trans>Loading…</Trans>
    </p>
    <div className={styles.menuWithLeads}>
      {Array.from({ length: catalogPageSize }, (_, index) => `line ${index}`).map((key) => (
        <div key={key} className={styles.item}>
          <div className={styles.line}>
            <Skeleton className={cardStyles.image} />
            <Skeleton className={cardStyles.skeletonTitle} />
          </div>
        </div>
      ))}
    </div>
  </div>
);
