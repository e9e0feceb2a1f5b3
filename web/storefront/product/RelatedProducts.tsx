import { Trans } from '@lingui/react/macro';
import type { Product } from '#contract/products/schema';
import { useQuery } from '../../data/use-query';
import { SectionHeading } from '../../ui/section-heading/SectionHeading';
import { ProductCard } from '../product-card/ProductCard';
import * as styles from './RelatedProducts.css';
import { relatedProductsQuery } from './related-products-query';

export function RelatedProducts({ product }: { readonly product: Product }) {
  const { data } = useQuery(relatedProductsQuery(product.id, product));
  const related = data ?? [];
  return (
    <section className={styles.section} aria-labelledby="related">
      <SectionHeading id="related">
        <Trans>You Might Also Like</Trans>
      </SectionHeading>
      {related.length === 0 ? (
        <p>
          <Trans>More products will be available soon!</Trans>
        </p>
      ) : (
        <ul className={styles.row}>
          {related.map((other) => (
            <li key={other.id}>
              <ProductCard product={other} priority="near" headingLevel={3} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
