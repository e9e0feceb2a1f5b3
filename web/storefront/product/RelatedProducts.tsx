import { Trans } from '@lingui/react/macro';
import type { Product } from '#contract/product';
import { relatedProducts } from '#contract/related-products';
import { SectionHeading } from '../../ui/rule/SectionHeading';
import { ProductCard } from '../catalogue/ProductCard';
import * as styles from './RelatedProducts.css';

interface RelatedProductsProps {
  readonly product: Product;
  /** Undefined or null while the catalogue is not known. */
  readonly catalogue: readonly Product[] | null | undefined;
}

export function RelatedProducts({ product, catalogue }: RelatedProductsProps) {
  const related = relatedProducts(product, catalogue ?? []);
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
              <ProductCard product={other} urgency="near" level={3} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
