import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { OrderChange } from '#contract/orders/order-change';
import { formatLongDate } from '../../i18n/event-dates';
import { formatPrice } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';
import * as styles from './ChangeList.css';
import { getLineId } from './cart';

interface ChangeListProps {
  readonly changes: readonly OrderChange[];
  /** Of the product, with its option. */
  readonly getName: (productId: number, option: string | null | undefined) => ReactNode;
}

export const ChangeList = ({ changes, getName }: ChangeListProps) => (
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
);

const getChangeId = (change: OrderChange): string =>
  `${change.productId === null ? '' : getLineId(change)} ${change.field}`;

interface ChangeSubjectProps extends Pick<ChangeListProps, 'getName'> {
  readonly change: OrderChange;
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
