import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { getItemName } from '#contract/orders/item-name';
import type { OrderStatusView } from '#contract/orders/status-schema';
import type { OrderTerms } from '#contract/orders/terms';
import type { Product } from '#contract/products/schema';
import { formatPrice } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';
import { button } from '../../ui/button/Button.css';
import { visuallyHidden } from '../../ui/visually-hidden.css';
import { type ItemChange, listItemChanges, listOtherChanges } from './list-changes';
import { NeedsConnection } from './NeedsConnection';
import * as styles from './PendingChanges.css';
import { TermName } from './TermName';
import { TermValue } from './TermValue';
import type { Respond } from './use-respond';

interface PendingChangesProps {
  readonly view: OrderStatusView;
  /** What the customer last agreed to. */
  readonly before: OrderTerms;
  readonly products: readonly Product[] | null | undefined;
  readonly offline: boolean;
  readonly sending: boolean;
  readonly onRespond: Respond;
}

export function PendingChanges(props: PendingChangesProps) {
  const { view, before, products, offline, sending, onRespond } = props;
  const language = useLanguage();
  return (
    <section className={styles.panel} aria-labelledby="changes">
      <h2 id="changes" className={styles.title}>
        <Trans>What’s different</Trans>
      </h2>
      <dl className={styles.changes}>
        {listItemChanges(before, view).map((change) => {
          const item = change.now ?? change.was;
          return (
            <Change
              key={change.key}
              name={item && getItemName(item, products ?? [], language)}
              was={<ItemAmount item={change.was} />}
              now={<ItemAmount item={change.now} />}
            />
          );
        })}
        {listOtherChanges(before, view).map((term) => (
          <Change
            key={term}
            name={<TermName term={term} fulfilment={view.fulfilment} />}
            was={<TermValue term={term} terms={before} />}
            now={<TermValue term={term} terms={view} />}
          />
        ))}
      </dl>
      <p className={styles.buttons}>
        <button
          type="button"
          className={button.primary}
          disabled={offline || sending}
          onClick={() => onRespond('accept')}
        >
          <Trans>Accept the changes</Trans>
        </button>
        <button
          type="button"
          className={button.secondary}
          disabled={offline || sending}
          onClick={() => onRespond('reject')}
        >
          <Trans>Decline the changes</Trans>
        </button>
      </p>
      {offline && <NeedsConnection />}
      <p className={styles.hint}>
        <Trans>If you decline, nothing is canceled: we’ll talk it over with you.</Trans>
      </p>
    </section>
  );
}

interface ChangeProps {
  readonly name: ReactNode;
  readonly was: ReactNode;
  readonly now: ReactNode;
}

const Change = ({ name, was, now }: ChangeProps) => (
  <div className={styles.change}>
    <dt className={styles.name}>{name}</dt>
    <dd className={styles.values}>
      <del className={styles.was}>
        <span className={visuallyHidden}>
          <Trans>Before:</Trans>{' '}
        </span>
        {was}
      </del>{' '}
      <span aria-hidden className={styles.arrow}>
        →
      </span>{' '}
      <ins className={styles.now}>
        <span className={visuallyHidden}>
          <Trans>Now:</Trans>{' '}
        </span>
        {now}
      </ins>
    </dd>
  </div>
);

function ItemAmount({ item }: { readonly item: ItemChange['was'] }) {
  const language = useLanguage();
  if (!item) return <Trans>None</Trans>;
  return (
    <>
      {item.quantity} × {formatPrice(item.price, language)}
    </>
  );
}
