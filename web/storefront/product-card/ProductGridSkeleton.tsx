import { Trans } from '@lingui/react/macro';
import { Skeleton } from '../../ui/skeleton/Skeleton';
import { visuallyHidden } from '../../ui/visually-hidden.css';
import * as cardStyles from './ProductCard.css';
import { grid } from './ProductGrid.css';

export const ProductGridSkeleton = ({ count }: { readonly count: number }) => (
  <div aria-busy="true">
    <p role="status" className={visuallyHidden}>
      <Trans>Loading…</Trans>
    </p>
    <div className={grid}>
      {Array.from({ length: count }, (_, index) => `card ${index}`).map((key) => (
        <div key={key}>
          <Skeleton className={cardStyles.image} />
          <Skeleton className={cardStyles.skeletonTitle} />
        </div>
      ))}
    </div>
  </div>
);
