import { Trans } from '@lingui/react/macro';
import { relatedProducts } from '#contract/products/details';
import { listProducts } from '#contract/products/endpoints';
import type { ListedProduct } from '#contract/products/rules';
import type { Product } from '#contract/products/schema';
import { usePart } from '../../data/use-part';
import { SectionHeading } from '../../ui/rule/SectionHeading';
import { ProductCard } from '../catalogue/ProductCard';
import * as styles from './RelatedProducts.css';
import { relatedKey } from './related';

export function RelatedProducts({ product }: { readonly product: Product }) {
  const { part: related = [] } = usePart(
    relatedKey(product.id),
    listProducts,
    {},
    (catalogue): readonly ListedProduct[] => relatedProducts(product, catalogue),
  );
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
