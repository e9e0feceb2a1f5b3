import { Trans } from '@lingui/react/macro';
import { listFeaturedProducts } from '#contract/products/endpoints';
import { usePart } from '../../data/use-part';
import { PageLink } from '../../routing/PageLink';
import { paths } from '../../routing/paths';
import { button } from '../../ui/button/Button.css';
import { Notice } from '../../ui/notice/Notice';
import { SectionHeading } from '../../ui/rule/SectionHeading';
import { ProductGrid } from '../catalogue/ProductGrid';
import { ProductGridSkeleton } from '../catalogue/ProductGridSkeleton';
import { featuredKey, featuredOf, featuredShown } from './featured';
import * as styles from './sections.css';

export function FeaturedProducts() {
  const { part: products, failed } = usePart(featuredKey, listFeaturedProducts, {}, featuredOf);
  return (
    <section className={styles.section} aria-labelledby="featured">
      <SectionHeading id="featured">
        <Trans>From our table this week</Trans>
      </SectionHeading>
      {failed && (
        <Notice>
          <Trans>An error occurred. Please try again.</Trans>
        </Notice>
      )}
      {!failed && !products && <ProductGridSkeleton count={featuredShown} />}
      {products && <ProductGrid products={products} />}
      <p className={styles.more}>
        <PageLink to={paths.shop()} className={button({ kind: 'quiet' })}>
          <Trans>See everything we make</Trans>
        </PageLink>
      </p>
    </section>
  );
}
