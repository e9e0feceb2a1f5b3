import type { Product } from '#contract/products/schema';
import { FigLeaf } from '../../ui/icon/FigLeaf';
import { Photo } from '../../ui/photo/Photo';
import { PlainPhoto } from '../../ui/photo/PlainPhoto';
import { Skeleton } from '../../ui/skeleton/Skeleton';
import * as styles from './CartLineView.css';

interface LinePhotographProps {
  readonly product: Product | undefined;
  readonly name: string;
  readonly loading: boolean;
}

/** The product's photograph; the fig leaf where the product is gone. */
export function LinePhotograph({ product, name, loading }: LinePhotographProps) {
  if (product?.image) {
    return (
      <Photo
        picture={product.image}
        sizes="(min-width: 640px) 168px, 104px"
        className={styles.photograph}
      />
    );
  }
  if (product)
    return <PlainPhoto url={product.imageUrl} alt={name} className={styles.photograph} />;
  if (loading) return <Skeleton className={styles.photograph} />;
  return (
    <span className={styles.leaf}>
      <FigLeaf size={40} />
    </span>
  );
}
