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

/** Shows the fig leaf if the product no longer exists. */
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
