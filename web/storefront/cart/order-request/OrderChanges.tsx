import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { OrderChange } from '#contract/orders/order-change';
import { getSelectionTitle } from '#contract/products/options';
import { formatPrice } from '../../../i18n/formats';
import { useLanguage } from '../../../i18n/use-language';
import { button } from '../../../ui/button/Button.css';
import { formatLongDate } from '../../../ui/calendar/format-long-date';
import { getLineId } from '../cart';
import type { LineItem } from './line-items';
import * as styles from './OrderChanges.css';

interface OrderChangesProps {
  readonly changes: readonly OrderChange[];
  readonly lines: readonly LineItem[];
  readonly onAccept: () => void;
}

/** Lists how prices, stock or dates differ from what the customer sent (the 409 response). */
export function OrderChanges({ changes, lines, onAccept }: OrderChangesProps) {
  const language = useLanguage();
  const getName = (id: number, option: string | null | undefined) => {
    const line = lines.find(({ product }) => product.id === id);
    return line ? getSelectionTitle(line.product, option, language) : <Trans>Product {id}</Trans>;
  };
  return (
    <section className={styles.panel} aria-labelledby="changes">
      <h3 id="changes" className={styles.title}>
        {changes.every(({ field }) => field === 'stock') ? (
          <Trans>We don’t have that many</Trans>
        ) : (
          <Trans>What has changed</Trans>
        )}
      </h3>
      <ul className={styles.list}>
        {changes.map((change) => (
          <li key={getChangeId(change)} className={styles.change}>
            <strong className={styles.name}>
              <ChangeSubject change={change} getName={getName} />
            </strong>
            <span>
              <ChangeDescription change={change} />
            </span>
          </li>
        ))}
      </ul>
      <p>
        <button type="button" className={button()} onClick={onAccept}>
          <Trans>Accept the changes</Trans>
        </button>
      </p>
      <p className={styles.note}>
        <Trans>
          This updates your cart; nothing is sent yet. Or make the changes yourself and send it
          again.
        </Trans>
      </p>
    </section>
  );
}

const getChangeId = (change: OrderChange): string =>
  `${change.productId === null ? '' : getLineId(change)} ${change.field}`;

interface ChangeSubjectProps {
  readonly change: OrderChange;
  readonly getName: (productId: number, option: string | null | undefined) => ReactNode;
}

function ChangeSubject({ change, getName }: ChangeSubjectProps) {
  if (change.productId !== null) return getName(change.productId, change.option);
  return change.field === 'fee' ? <Trans>Delivery fee</Trans> : <Trans>Event date</Trans>;
}

function ChangeDescription({ change }: { readonly change: OrderChange }) {
  const language = useLanguage();
  if (change.field === 'gone') return <Trans>We no longer sell it.</Trans>;
  if (change.field === 'date') {
    const day = formatLongDate(change.now, language);
    return <Trans>That date is too soon now. The earliest we can do is {day}.</Trans>;
  }
  if (change.field === 'full') {
    const day = formatLongDate(change.now, language);
    return <Trans>That date is full now. The next one with room is {day}.</Trans>;
  }
  const { was, now } = change;
  if (change.field === 'price' || change.field === 'fee') {
    const [before, price] = [formatPrice(was, language), formatPrice(now, language)];
    return (
      <Trans>
        It’s now {price} (it was {before}).
      </Trans>
    );
  }
  if (now === 0) return <Trans>It’s sold out for now.</Trans>;
  return (
    <Trans>
      You asked for {was}, and <Plural value={now} one="there is # left" other="there are # left" />
      .
    </Trans>
  );
}
