import { Trans, useLingui } from '@lingui/react/macro';
import { getSelectionTitle } from '#contract/products/options';
import { lazyComponent } from '../../../data/lazy-module';
import { useLanguage } from '../../../i18n/use-language';
import { LazySection } from '../../../ui/error-boundary/LazySection';
import { Notice } from '../../../ui/notice/Notice';
import { CatalogError } from '../../add-to-cart/CatalogError';
import { UndoableRow } from '../../undoable-list/UndoableRow';
import { useUndoRemove } from '../../undoable-list/use-undo-remove';
import { type CartItem, getLineId, useIsCartPersisted } from '../cart';
import { removeFromCart, restoreCartItem } from '../change-cart';
import * as styles from './CartContents.css';
import { CartItemRow } from './CartItemRow';
import { CartSummary } from './CartSummary';
import { type CartLine, useCartLines } from './use-cart-lines';

const orderRequestSection = lazyComponent(
  async () => (await import('../order-request/OrderRequestSection')).OrderRequestSection,
);

export function CartContents() {
  const { t } = useLingui();
  const language = useLanguage();
  const { lines, loading, failed, retry } = useCartLines();
  const { rows, markRemoved, unmarkRemoved } = useUndoRemove(lines, getLineId);
  const orderableLines = lines.filter(({ isOrderable }) => isOrderable);

  const getName = ({ product, productId, option }: CartLine): string =>
    product ? getSelectionTitle(product, option, language) : t`Product no. ${productId}`;

  return (
    <>
      <CartNotSavedNotice />
      {failed && (
        <CatalogError retryLabel={<Trans>Try again</Trans>} onRetry={retry}>
          <Trans>
            We couldn’t load names and prices. Your cart is safe: everything in it is below, by
            product number.
          </Trans>
        </CatalogError>
      )}
      {rows.length > 0 && (
        <div className={styles.columns}>
          <ul className={styles.lines} aria-busy={loading}>
            {rows.map(({ item, isRemoved, index }) => (
              <UndoableRow
                key={getLineId(item)}
                className={styles.line}
                isRemoved={isRemoved}
                name={getName(item)}
                onUndo={() => {
                  restoreCartItem(toCartItem(item), index);
                  unmarkRemoved(item);
                }}
              >
                <CartItemRow
                  line={item}
                  name={getName(item)}
                  isCatalogLoaded={!loading && !failed}
                  onRemove={() => {
                    markRemoved(item);
                    removeFromCart(item);
                  }}
                />
              </UndoableRow>
            ))}
          </ul>
          {orderableLines.length > 0 && (
            <CartSummary lines={orderableLines} uncounted={lines.length - orderableLines.length} />
          )}
        </div>
      )}
      {orderableLines.length > 0 && (
        <div className={styles.request}>
          <LazySection lazy={orderRequestSection}>
            {(OrderRequestSection) => <OrderRequestSection lines={orderableLines} />}
          </LazySection>
        </div>
      )}
    </>
  );
}

const toCartItem = ({ productId, option, quantity }: CartLine): CartItem => ({
  productId,
  option,
  quantity,
});

function CartNotSavedNotice() {
  if (useIsCartPersisted()) return null;
  return (
    <Notice>
      <Trans>
        Your browser won’t let us save your cart. It will last until you close or reload this tab.
      </Trans>
    </Notice>
  );
}
