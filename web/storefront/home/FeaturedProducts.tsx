import { Trans } from '@lingui/react/macro';
import { listFeaturedProducts } from '#contract/product';
import { PageLink } from '../../app/PageLink';
import { paths } from '../../app/paths';
import { useEndpoint } from '../../data/use-endpoint';
import { button } from '../../ui/button/Button.css';
import { Notice } from '../../ui/notice/Notice';
import { SectionHeading } from '../../ui/rule/SectionHeading';
import { ProductGrid } from '../catalogue/ProductGrid';
import { ProductGridSkeleton } from '../catalogue/ProductGridSkeleton';
import * as styles from './sections.css';

/** Featured products the home page shows. */
const featuredShown = 3;

export function FeaturedProducts() {
  const { data, error } = useEndpoint(listFeaturedProducts, {});
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
      {!error && !data && <ProductGridSkeleton count={featuredShown} />}
      {data && <ProductGrid products={data.slice(0, featuredShown)} />}
      <p className={styles.more}>
        <PageLink to={paths.shop()} className={button({ kind: 'quiet' })}>
          <Trans>See everything we make</Trans>
        </PageLink>
      </p>
    </section>
  );
}
