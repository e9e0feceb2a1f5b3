import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { getProductText } from '#contract/products/rules';
import { lazyComponent } from '../../data/lazy-module';
import { useLanguage } from '../../i18n/use-language';
import { Notice } from '../../ui/notice/Notice';
import { CatalogError } from '../keeping/CatalogueFailed';
import { RemovableRow } from '../removal/RemovableRow';
import { useRemovals } from '../removal/use-removals';
import { CartLineView } from './CartLineView';
import * as styles from './CartPage.css';
import { putBack, removeFromCart, useIsCartPersisted } from './cart';
import { EmptyCart } from './EmptyCart';
import { Summary } from './Summary';
import { type CartLine, useCartLines } from './use-cart-lines';

const OrderRequest = lazyComponent(
  async () => (await import('./order-request/OrderRequest')).OrderRequest,
).component();

export function CartContents() {
  const { t } = useLingui();
  const language = useLanguage();
  const { lines, loading, failed, retry } = useCartLines();
  const { rows, remember, forget } = useRemovals(lines);
  const counted = lines.filter(({ counts }) => counts);

  const getName = ({ product, productId }: CartLine): string =>
    product ? getProductText(product, 'name', language) : t`Product no. ${productId}`;

  return (
    <>
      <Unkept />
      {failed && (
        <CatalogError again={<Trans>Try again</Trans>} onRetry={retry}>
          <Trans>
            We couldn’t load names and prices. Your cart is safe: everything in it is below, by
            product number.
          </Trans>
        </CatalogError>
      )}
      {rows.length > 0 && (
        <div className={styles.columns}>
          <ul className={styles.lines} aria-busy={loading}>
            {rows.map(({ item, removed, at }) => (
              <RemovableRow
                key={item.productId}
                className={styles.line}
                removed={removed}
                name={getName(item)}
                onUndo={() => {
                  putBack({ productId: item.productId, quantity: item.quantity }, at);
                  forget(item);
                }}
              >
                <CartLineView
                  line={item}
                  name={getName(item)}
                  isCatalogLoaded={!loading && !failed}
                  onRemove={() => {
                    remember(item);
                    removeFromCart(item.productId);
                  }}
                />
              </RemovableRow>
            ))}
          </ul>
          {counted.length > 0 && (
            <Summary lines={counted} uncounted={lines.length - counted.length} />
          )}
        </div>
      )}
      {lines.length === 0 && <EmptyCart />}
      {counted.length > 0 && (
        <Suspense>
          <div className={styles.request}>
            <OrderRequest lines={counted} />
          </div>
        </Suspense>
      )}
    </>
  );
}

function Unkept() {
  if (useIsCartPersisted()) return null;
  return (
    <Notice>
      <Trans>
        Your browser won’t let us save your cart. It will last until you close or reload this tab.
      </Trans>
    </Notice>
  );
}
