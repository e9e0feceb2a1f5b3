import { Trans } from '@lingui/react/macro';
import { useLanguage } from '../../i18n/use-language';
import { SectionHeading } from '../../ui/section-heading/SectionHeading';
import { EventTracesNote } from '../event-bar/EventTracesNote';
import { ProductGrid } from '../product-card/ProductGrid';
import { seasonalCollectionQuery } from '../seasonal-collection/seasonal-collection-query';
import {
  seasonalCollectionId,
  useSeasonalCollection,
} from '../seasonal-collection/use-seasonal-collection';
import * as styles from './sections.css';

/** Products of a season, until the last day to order them. */
export function SeasonalCollection() {
  const collection = useSeasonalCollection(seasonalCollectionQuery);
  const language = useLanguage();
  if (!collection) return null;
  const { title, products } = collection;
  const orderBy = collection.orderBy[language];
  return (
    <section className={styles.section} aria-labelledby={seasonalCollectionId}>
      <SectionHeading id={seasonalCollectionId}>{title[language]}</SectionHeading>
      <p className={styles.orderBy}>
        <Trans>Order by {orderBy}</Trans>
      </p>
      <ProductGrid products={products} />
      <EventTracesNote />
    </section>
  );
}
