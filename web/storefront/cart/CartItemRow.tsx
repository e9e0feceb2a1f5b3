import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { getAvailableQuantity } from '#contract/products/stock-level';
import { PageLink } from '../../routing/PageLink';
import { paths } from '../../routing/paths';
import { classes } from '../../ui/classes';
import { Skeleton } from '../../ui/skeleton/Skeleton';
import { CategoryName } from '../category-cards/CategoryName';
import { Price } from '../product-card/Price';
import { StockStatus } from '../product-card/StockStatus';
import { QuantityStepper } from '../quantity-stepper/QuantityStepper';
import { CartItemImage } from './CartItemImage';
import * as styles from './CartItemRow.css';
import { setQuantity } from './cart';
import type { CartLine } from './use-cart-lines';

interface CartItemRowProps {
  readonly line: CartLine;
  readonly name: string;
  /** Until it is loaded, a missing product may still exist. */
  readonly isCatalogLoaded: boolean;
  readonly onRemove: () => void;
}

/** Items that cannot be ordered have no quantity control. */
export function CartItemRow({ line, name, isCatalogLoaded, onRemove }: CartItemRowProps) {
  const { t } = useLingui();
  const { product, productId, quantity, isOrderable } = line;
  return (
    <article
      className={classes(styles.item, isCatalogLoaded && !isOrderable && styles.unavailable)}
    >
      <CartItemImage product={product} name={name} loading={!isCatalogLoaded} />
      <div className={styles.details}>
        <h2 className={styles.name}>
          {product || !isCatalogLoaded ? (
            <PageLink to={paths.product(productId)} className={styles.link}>
              {name}
            </PageLink>
          ) : (
            name
          )}
        </h2>
        <PriceOrStatus line={line} isCatalogLoaded={isCatalogLoaded} />
      </div>
      <div className={styles.controls}>
        {(isOrderable || !isCatalogLoaded) && (
          <QuantityStepper
            legend={t`Quantity of ${name}`}
            name={name}
            quantity={quantity}
            max={product && getAvailableQuantity(product)}
            onChange={(newQuantity) => setQuantity(productId, newQuantity)}
          />
        )}
        <button
          type="button"
          className={styles.remove}
          aria-label={t`Remove ${name}`}
          onClick={onRemove}
        >
          <Trans>Remove</Trans>
        </button>
      </div>
    </article>
  );
}

function PriceOrStatus({
  line,
  isCatalogLoaded,
}: Pick<CartItemRowProps, 'line' | 'isCatalogLoaded'>) {
  const { product, quantity, isOrderable } = line;
  if (!product && !isCatalogLoaded) return <Skeleton className={styles.skeleton} />;
  if (!product) {
    return (
      <p className={styles.muted}>
        <Trans>It’s no longer in our shop and isn’t counted.</Trans>
      </p>
    );
  }
  const left = getAvailableQuantity(product);
  return (
    <>
      <p className={styles.muted}>
        <CategoryName slug={product.category} /> <StockStatus product={product} />
      </p>
      {isOrderable ? (
        <p>
          <Price dollars={product.price} className={styles.price}>
            {' '}
            <span className={styles.perUnit}>
              <Trans>each</Trans>
            </span>
          </Price>
        </p>
      ) : (
        <p className={styles.muted}>
          <Trans>Not counted until we have it again.</Trans>
        </p>
      )}
      {isOrderable && left !== undefined && left <= quantity && (
        <p className={styles.lowStock}>
          <Plural value={left} one="Only # left." other="Only # left." />
        </p>
      )}
    </>
  );
}
