import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { PlannedEvent } from '#contract/orders/event';
import { getAvailableOptionQuantity, type ProductOption } from '#contract/products/options';
import { isSeat } from '#contract/products/product-kind';
import type { Product } from '#contract/products/schema';
import { formatWeekdayAndDay } from '../../i18n/event-dates';
import { useLanguage } from '../../i18n/use-language';
import { useShopFacts } from '../shop-settings/use-shop-facts';
import { DeliveryFees } from './DeliveryFees';
import * as styles from './PurchaseFacts.css';
import { useFindEarliestDay } from './use-find-earliest-day';
import { useStorageAdvice } from './use-storage-advice';

export interface PurchaseFactsProps {
  readonly product: Product;
  /** The chosen one. */
  readonly option: ProductOption | undefined;
  /** What the shopper plans, if anything. */
  readonly event?: Pick<PlannedEvent, 'people' | 'place'>;
}

/** When it can be had, what delivery costs, when it's paid and how to keep it. */
export function PurchaseFacts({ product, option, event = {} }: PurchaseFactsProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { people, place } = event;
  const day = useFindEarliestDay()?.({ product, option, people });
  const storageAdvice = useStorageAdvice()(product);
  const isSoldOut = getAvailableOptionQuantity(product, option) === 0;
  return (
    <dl className={styles.facts}>
      {day && !isSoldOut && (
        <Fact name={t`Earliest`}>
          <time dateTime={day} className={styles.day}>
            {formatWeekdayAndDay(day, language)}
          </time>
        </Fact>
      )}
      {!isSeat(product) && (
        <Fact name={product.category === 'gifts' ? t`Shipping` : t`Delivery`}>
          <DeliveryFees isShippable={product.category === 'gifts'} place={place} />
        </Fact>
      )}
      <Fact name={t`Payment`}>
        <PaymentTerms people={people} />
      </Fact>
      {storageAdvice && <Fact name={t`Keeping it`}>{storageAdvice}</Fact>}
    </dl>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.name}>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The deposit is left out for an event that is too small for it. */
function PaymentTerms({ people }: { readonly people: number | undefined }) {
  const facts = useShopFacts();
  const { depositPercent: percent = 0, minLargeEventGuests: guests = 0 } = facts ?? {};
  const hasDeposit = percent > 0 && (people === undefined || people >= guests);
  return (
    <>
      <Trans>Nothing now: you pay after we confirm, by card link, cash or Zelle.</Trans>{' '}
      {hasDeposit && (
        <Trans>
          For {guests} guests or more, we ask for a deposit of {percent}%.
        </Trans>
      )}
    </>
  );
}
