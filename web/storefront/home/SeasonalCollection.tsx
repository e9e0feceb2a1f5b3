import { Trans } from '@lingui/react/macro';
import { SectionHeading } from '../../ui/section-heading/SectionHeading';
import { EventTracesNote } from '../event-bar/EventTracesNote';
import { ProductGrid } from '../product-card/ProductGrid';
import {
  seasonalCollectionId,
  useSeasonalCollection,
} from '../seasonal-collection/use-seasonal-collection';
import * as styles from './sections.css';

/** Products of a season, until the last day to order them. */
export function SeasonalCollection() {
  const collection = useSeasonalCollection();
  if (!collection) return null;
  const { title, orderBy, products } = collection;
  return (
    <section className={styles.section} aria-labelledby={seasonalCollectionId}>
      <SectionHeading id={seasonalCollectionId}>{title}</SectionHeading>
      <p className={styles.orderBy}>
        <Trans>Order by {orderBy}</Trans>
      </p>
      <ProductGrid products={products} />
      <EventTracesNote />
    </section>
  );
}
