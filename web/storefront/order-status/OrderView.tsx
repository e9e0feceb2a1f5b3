import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { business } from '#contract/business';
import type { OrderStatusView } from '#contract/orders/status-schema';
import { isOpenStatus } from '#contract/orders/stock';
import { useQuery } from '../../data/use-query';
import { useLanguage } from '../../i18n/use-language';
import { focusHeading } from '../../routing/use-navigation-effects';
import { SectionHeading } from '../../ui/section-heading/SectionHeading';
import { OrderDetails } from '../order-sheet/OrderDetails';
import { OrderSheet } from '../order-sheet/OrderSheet';
import { productsQuery } from '../product-card/product-queries';
import { CancelOrder } from './CancelOrder';
import { CustomerNote } from './CustomerNote';
import { Deposit } from './Deposit';
import { formatEventTime } from './format-event-time';
import { getOrderStage } from './get-order-stage';
import { OrderActions } from './OrderActions';
import * as styles from './OrderView.css';
import { PendingChanges } from './PendingChanges';
import { ResponseResult } from './ResponseResult';
import { StageText } from './StageText';
import { StageTitle } from './StageTitle';
import { StatusItems } from './StatusItems';
import { Timeline } from './Timeline';
import { useRespond } from './use-respond';

interface OrderViewProps {
  readonly status: {
    readonly view: OrderStatusView;
    readonly savedAt: string | undefined;
    readonly offline: boolean;
    readonly update: (view?: OrderStatusView) => Promise<unknown>;
  };
  readonly accessKey: string;
}

export function OrderView({ status, accessKey }: OrderViewProps) {
  const { view, savedAt, offline, update } = status;
  const { number } = view;
  const language = useLanguage();
  const { data: products = undefined } = useQuery(productsQuery);
  const { result, sending, respond } = useRespond(view, { accessKey, update });
  const stage = getOrderStage(view);
  useFocusAfter(result?.kind === 'done' ? view.version : undefined);
  const actions = { offline, sending, onRespond: respond };
  return (
    <OrderSheet
      eyebrow={
        <>
          {business.name} · <Trans>Order {number}</Trans>
        </>
      }
      title={<StageTitle stage={stage} view={view} />}
      width="wide"
    >
      <StageText stage={stage} view={view} />
      {savedAt !== undefined && (
        <p role="status" className={styles.saved}>
          <Trans>As of {formatEventTime(savedAt, language)}.</Trans>{' '}
          <Trans>We can’t reach our server right now, so this may have changed since.</Trans>
        </p>
      )}
      <ResponseResult result={result} />
      {view.customerNote && <CustomerNote text={view.customerNote} />}
      {view.isAwaitingCustomer && view.previousTerms && (
        <PendingChanges view={view} before={view.previousTerms} products={products} {...actions} />
      )}
      {isOpenStatus(view.status) && !view.isAwaitingCustomer && view.deposit > 0 && (
        <Deposit view={view} />
      )}
      <div className={styles.columns}>
        <section className={styles.timeline} aria-labelledby="timeline">
          <h2 id="timeline" className={styles.smallTitle}>
            <Trans>What has happened</Trans>
          </h2>
          <Timeline view={view} />
        </section>
        <div className={styles.order}>
          <section aria-labelledby="items">
            <SectionHeading id="items">
              <Trans>Your order</Trans>
            </SectionHeading>
            <StatusItems view={view} products={products} />
          </section>
          <section className={styles.section} aria-labelledby="details">
            <SectionHeading id="details">
              <Trans>When and where</Trans>
            </SectionHeading>
            <OrderDetails order={view} products={products} />
          </section>
        </div>
        <div className={styles.actions}>
          <OrderActions view={view} products={products} />
          {isOpenStatus(view.status) && <CancelOrder view={view} {...actions} />}
          <Contact number={view.number} />
        </div>
      </div>
    </OrderSheet>
  );
}

/** The button that had the focus is unavailable. The result is below the heading, to which the page scrolls. */
function useFocusAfter(version: number | undefined): void {
  const focused = useRef<number>(undefined);
  useEffect(() => {
    if (version === undefined || focused.current === version) return;
    focused.current = version;
    focusHeading({});
  }, [version]);
}

const Contact = ({ number }: { readonly number: string }) => (
  <section className={styles.contact} aria-labelledby="contact">
    <h2 id="contact" className={styles.smallTitle}>
      <Trans>Questions?</Trans>
    </h2>
    <p>
      <Trans>
        Write to <a href={`mailto:${business.email}?subject=${number}`}>{business.email}</a> or call{' '}
        <a href={`tel:${business.phone.e164}`}>{business.phone.display}</a>, and tell us the number{' '}
        {number}.
      </Trans>
    </p>
  </section>
);
