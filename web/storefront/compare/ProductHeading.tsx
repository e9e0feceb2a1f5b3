import { getProductText } from '#contract/products/product-text';
import type { Product } from '#contract/products/schema';
import { useLanguage } from '../../i18n/use-language';
import { PageLink } from '../../routing/PageLink';
import { paths } from '../../routing/paths';
import { ExternalImage } from '../../ui/image/ExternalImage';
import { ResponsiveImage } from '../../ui/image/ResponsiveImage';
import * as styles from './Comparison.css';

interface ProductHeadingProps {
  readonly product: Product;
  readonly isFirst: boolean;
}

const sizes = '(min-width: 768px) 270px, 40vw';

/** The image has no text: screen readers repeat the heading with every cell of its column. */
export function ProductHeading({ product, isFirst }: ProductHeadingProps) {
  const language = useLanguage();
  return (
    <th role="columnheader" scope="col" className={styles.heading}>
      <PageLink to={paths.product(product.id)} className={styles.link}>
        {product.image ? (
          <ResponsiveImage
            image={product.image}
            sizes={sizes}
            priority={isFirst ? 'first' : 'near'}
            className={styles.image}
            alt=""
          />
        ) : (
          <ExternalImage url={product.imageUrl} alt="" className={styles.image} />
        )}
        {getProductText(product, 'name', language)}
      </PageLink>
    </th>
  );
}
