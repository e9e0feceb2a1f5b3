import { Trans } from '@lingui/react/macro';
import { useQuery } from '../../data/use-query';
import { PageLink } from '../../routing/PageLink';
import { paths } from '../../routing/paths';
import { button } from '../../ui/button/Button.css';
import { Notice } from '../../ui/notice/Notice';
import { SectionHeading } from '../../ui/section-heading/SectionHeading';
import { EventTracesNote } from '../event-bar/EventTracesNote';
import { ProductGrid } from '../product-card/ProductGrid';
import { ProductGridSkeleton } from '../product-card/ProductGridSkeleton';
import { featuredCount, homeFeaturedProductsQuery } from './home-featured-products-query';
import * as styles from './sections.css';

export function FeaturedProducts() {
  const { data: products, error } = useQuery(homeFeaturedProductsQuery);
  return (
    <section className={styles.section} aria-labelledby="featured">
      <SectionHeading id="featured">
        <Trans>From our table this week</Trans>
      </SectionHeading>
      {error && (
        <Notice>
          <Trans>An error occurred. Please try again.</Trans>
        </Notice>
      )}
      {!error && !products && <ProductGridSkeleton count={featuredCount} />}
      {products && <ProductGrid products={products} />}
      <EventTracesNote />
      <p className={styles.moreLink}>
        <PageLink to={paths.shop()} className={button.secondary}>
          <Trans>See everything we make</Trans>
        </PageLink>
      </p>
    </section>
  );
}
