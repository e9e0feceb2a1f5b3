import { Trans, useLingui } from '@lingui/react/macro';
import type { Product } from '#contract/products/schema';
import { getStockLevel } from '#contract/products/stock-level';
import { PageLink } from '../../routing/PageLink';
import { paths } from '../../routing/paths';
import { button } from '../../ui/button/Button.css';
import { FigLeaf } from '../../ui/icon/FigLeaf';
import { Skeleton } from '../../ui/skeleton/Skeleton';
import { ProductCard } from '../product-card/ProductCard';
import type { ListedProduct } from './use-listed-products';
import * as styles from './WishlistPage.css';

interface WishlistItemProps {
  readonly item: ListedProduct;
  readonly name: string;
  /** Until it is loaded, a missing product may still exist. */
  readonly isCatalogLoaded: boolean;
  readonly onMoveToCart: (product: Product) => void;
  readonly onRemove: () => void;
}

export function WishlistItem({
  item: { product, productId },
  name,
  isCatalogLoaded,
  onMoveToCart,
  onRemove,
}: WishlistItemProps) {
  const { t } = useLingui();
  return (
    <>
      {product && (
        <ProductCard product={product} hasWishlistButton={false} priority="near" headingLevel={2} />
      )}
      {!product && !isCatalogLoaded && (
        <>
          <Skeleton className={styles.skeleton} />
          <PageLink to={paths.product(productId)} className={styles.fallbackLink}>
            {name}
          </PageLink>
        </>
      )}
      {!product && isCatalogLoaded && (
        <p className={styles.unavailable}>
          <FigLeaf size={48} />
          <Trans>{name} is no longer in our shop.</Trans>
        </p>
      )}
      <div className={styles.actions}>
        {product && <MoveButton product={product} name={name} onMoveToCart={onMoveToCart} />}
        <button
          type="button"
          className={styles.remove}
          aria-label={t`Remove ${name}`}
          onClick={onRemove}
        >
          <Trans>Remove</Trans>
        </button>
      </div>
    </>
  );
}

interface MoveButtonProps extends Pick<WishlistItemProps, 'name' | 'onMoveToCart'> {
  readonly product: Product;
}

function MoveButton({ product, name, onMoveToCart }: MoveButtonProps) {
  const { t } = useLingui();
  const isSoldOut = getStockLevel(product) === 'out-of-stock';
  return (
    <button
      type="button"
      className={button.secondary}
      disabled={isSoldOut}
      aria-label={isSoldOut ? undefined : t`Move to cart: ${name}`}
      onClick={() => onMoveToCart(product)}
    >
      {isSoldOut ? <Trans>Out of Stock</Trans> : <Trans>Move to cart</Trans>}
    </button>
  );
}
