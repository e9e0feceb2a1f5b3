import { Trans } from '@lingui/react/macro';
import { SectionHeading } from '../../ui/section-heading/SectionHeading';
import { ProductGrid } from '../product-card/ProductGrid';
import { seasonalShelfId, useSeasonalShelf } from '../seasonal-shelf/use-seasonal-shelf';
import * as styles from './sections.css';

/** Products of a season, until the last day to order them. */
export function SeasonalShelf() {
  const shelf = useSeasonalShelf();
  if (!shelf) return null;
  const { title, orderBy, products } = shelf;
  return (
    <section className={styles.section} aria-labelledby={seasonalShelfId}>
      <SectionHeading id={seasonalShelfId}>{title}</SectionHeading>
      <p className={styles.orderBy}>
        <Trans>Order by {orderBy}</Trans>
      </p>
      <ProductGrid products={products} />
    </section>
  );
}
