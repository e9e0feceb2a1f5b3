import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { availableQuantity } from '#contract/products/rules';
import { PageLink } from '../../routing/PageLink';
import { paths } from '../../routing/paths';
import { classes } from '../../ui/classes';
import { Skeleton } from '../../ui/skeleton/Skeleton';
import { CategoryName } from '../catalogue/CategoryName';
import { Price } from '../catalogue/Price';
import { StockNote } from '../catalogue/StockNote';
import { Quantity } from '../quantity/Quantity';
import * as styles from './CartLineView.css';
import { setQuantity } from './cart';
import { CartItemImage } from './LinePhotograph';
import type { CartLine } from './use-cart-lines';

interface CartLineViewProps {
  readonly line: CartLine;
  readonly name: string;
  /** Until it is loaded, a missing product may still exist. */
  readonly isCatalogLoaded: boolean;
  readonly onRemove: () => void;
}

/** Items that cannot be ordered have no quantity control. */
export function CartLineView({ line, name, isCatalogLoaded, onRemove }: CartLineViewProps) {
  const { t } = useLingui();
  const { product, productId, quantity, counts } = line;
  return (
    <article className={classes(styles.line, isCatalogLoaded && !counts && styles.uncounted)}>
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
        <Standing line={line} isCatalogLoaded={isCatalogLoaded} />
      </div>
      <div className={styles.controls}>
        {(counts || !isCatalogLoaded) && (
          <Quantity
            legend={t`Quantity of ${name}`}
            name={name}
            quantity={quantity}
            max={product && availableQuantity(product)}
            onChange={(changed) => setQuantity(productId, changed)}
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

function Standing({ line, isCatalogLoaded }: Pick<CartLineViewProps, 'line' | 'isCatalogLoaded'>) {
  const { product, quantity, counts } = line;
  if (!product && !isCatalogLoaded) return <Skeleton className={styles.skeleton} />;
  if (!product) {
    return (
      <p className={styles.quiet}>
        <Trans>It’s no longer in our shop and isn’t counted.</Trans>
      </p>
    );
  }
  const left = availableQuantity(product);
  return (
    <>
      <p className={styles.quiet}>
        <CategoryName slug={product.category} /> <StockNote product={product} />
      </p>
      {counts ? (
        <p>
          <Price dollars={product.price} className={styles.price}>
            {' '}
            <span className={styles.each}>
              <Trans>each</Trans>
            </span>
          </Price>
        </p>
      ) : (
        <p className={styles.quiet}>
          <Trans>Not counted until we have it again.</Trans>
        </p>
      )}
      {counts && left !== undefined && left <= quantity && (
        <p className={styles.few}>
          <Plural value={left} one="Only # left." other="Only # left." />
        </p>
      )}
    </>
  );
}
