import type { Product } from '#contract/products/schema';
import { FigLeaf } from '../../../ui/icon/FigLeaf';
import { ExternalImage } from '../../../ui/image/ExternalImage';
import { ResponsiveImage } from '../../../ui/image/ResponsiveImage';
import { Skeleton } from '../../../ui/skeleton/Skeleton';
import * as styles from './CartItemRow.css';

interface CartItemImageProps {
  readonly product: Product | undefined;
  readonly name: string;
  readonly loading: boolean;
}

export function CartItemImage({ product, name, loading }: CartItemImageProps) {
  if (product?.image) {
    return (
      <ResponsiveImage
        image={product.image}
        sizes="(min-width: 640px) 168px, 104px"
        className={styles.image}
      />
    );
  }
  if (product) return <ExternalImage url={product.imageUrl} alt={name} className={styles.image} />;
  if (loading) return <Skeleton className={styles.image} />;
  return (
    <span className={styles.placeholder}>
      <FigLeaf size={40} />
    </span>
  );
}
