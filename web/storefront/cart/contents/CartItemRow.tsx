import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { getItemServings } from '#contract/orders/order-validation';
import { findOption, getUnitPrice } from '#contract/products/options';
import { isSeat } from '#contract/products/product-kind';
import { useLanguage } from '../../../i18n/use-language';
import { PageLink } from '../../../routing/PageLink';
import { paths } from '../../../routing/paths';
import { classes } from '../../../ui/classes';
import { Skeleton } from '../../../ui/skeleton/Skeleton';
import { CategoryName } from '../../category-cards/CategoryName';
import { Price } from '../../product-card/Price';
import { StockStatus } from '../../product-card/StockStatus';
import { QuantityStepper } from '../../quantity-stepper/QuantityStepper';
import { setQuantity } from '../change-cart';
import { formatServings } from '../format-servings';
import { CartItemImage } from './CartItemImage';
import * as styles from './CartItemRow.css';
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
  const { product, productId, option, quantity, max, isOrderable } = line;
  return (
    <article
      className={classes(styles.item, isCatalogLoaded && !isOrderable && styles.unavailable)}
    >
      <CartItemImage product={product} name={name} loading={!isCatalogLoaded} />
      <div className={styles.details}>
        <h2 className={styles.name}>
          {product || !isCatalogLoaded ? (
            <PageLink to={paths.product(productId, option)} className={styles.link}>
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
            max={max}
            onChange={(newQuantity) => setQuantity(line, newQuantity)}
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
  const language = useLanguage();
  const { product, option: key, quantity, max: left, isOrderable } = line;
  if (!product && !isCatalogLoaded) return <Skeleton className={styles.skeleton} />;
  if (!product) {
    return (
      <p className={styles.muted}>
        <Trans>It’s no longer in our shop and isn’t counted.</Trans>
      </p>
    );
  }
  const option = findOption(product, key);
  if (!option && key) {
    return (
      <p className={styles.muted}>
        <Trans>We no longer offer this option, and it isn’t counted.</Trans>
      </p>
    );
  }
  const servings = isSeat(product) ? undefined : getItemServings(product, key);
  const range = servings && formatServings(servings, language);
  return (
    <>
      <p className={styles.muted}>
        <CategoryName slug={product.category} />{' '}
        {range && (
          <>
            · <Trans>Serves {range}</Trans>{' '}
          </>
        )}
        <StockStatus product={{ ...product, quantityAvailable: left ?? null }} />
      </p>
      {isOrderable ? (
        <p>
          <Price dollars={getUnitPrice(product, option, quantity)} className={styles.price}>
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
