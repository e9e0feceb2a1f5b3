import { Trans } from '@lingui/react/macro';
import { Skeleton } from '../../ui/skeleton/Skeleton';
import { visuallyHidden } from '../../ui/visually-hidden.css';
import * as card from './ProductCard.css';
import { grid } from './ProductGrid.css';

export const ProductGridSkeleton = ({ count }: { readonly count: number }) => (
  <div aria-busy="true">
    <p role="status" className={visuallyHidden}>
      <Trans>Loading…</Trans>
    </p>
    <div className={grid}>
      {Array.from({ length: count }, (_, at) => `card ${at}`).map((key) => (
        <div key={key}>
          <Skeleton className={card.image} />
          <Skeleton className={card.skeletonLine} />
        </div>
      ))}
    </div>
  </div>
);
