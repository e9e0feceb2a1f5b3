import { getStartingPrice } from '#contract/products/option-range';
import { getProductText } from '#contract/products/product-text';
import type { Product } from '#contract/products/schema';
import { useLanguage } from '../../i18n/use-language';
import { PageLink } from '../../routing/PageLink';
import { paths } from '../../routing/paths';
import { ExternalImage } from '../../ui/image/ExternalImage';
import { ResponsiveImage } from '../../ui/image/ResponsiveImage';
import { CategoryName } from '../category-cards/CategoryName';
import { EventMark } from '../event-bar/EventMark';
import { Price } from '../product-card/Price';
import { StockStatus } from '../product-card/StockStatus';
import * as styles from './SearchResultItem.css';

interface SearchResultItemProps {
  readonly product: Product;
  readonly onNavigate: () => void;
}

export function SearchResultItem({ product, onNavigate }: SearchResultItemProps) {
  const language = useLanguage();
  return (
    <PageLink to={paths.product(product.id)} className={styles.link} onClick={onNavigate}>
      {product.image ? (
        <ResponsiveImage image={product.image} alt="" sizes="80px" className={styles.image} />
      ) : (
        <ExternalImage url={product.imageUrl} alt="" className={styles.image} />
      )}
      <span className={styles.details}>
        <span className={styles.name}>{getProductText(product, 'name', language)}</span>{' '}
        <span className={styles.muted}>
          <CategoryName slug={product.category} /> <StockStatus product={product} />
        </span>
        <EventMark product={product} />
      </span>{' '}
      <Price {...getStartingPrice(product)} className={styles.price} />
    </PageLink>
  );
}
