import { Plural, Trans } from '@lingui/react/macro';
import { formatLongDate } from '../../../i18n/event-dates';
import { useLanguage } from '../../../i18n/use-language';
import type { OutboxItem } from '../../../outbox/item';
import * as styles from './PendingSubmissions.css';
import { parseOrderItems } from './parse-order-items';

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A short excerpt that lets the user recognize the submission. */
export function Excerpt({ item }: { readonly item: OutboxItem }) {
  const { kind, fields, photos } = item;
  if (kind === 'order') return <OrderExcerpt item={item} />;
  const candidates = [
    ...[fields.subject, fields.message, fields.description],
    ...[fields.notes, fields.placeNotes, fields.email],
  ];
  return (
    <>
      <p className={styles.excerpt}>
        {candidates.map(toText).find((candidate) => candidate.trim() !== '')}
      </p>
      {photos.length > 0 && (
        <p className={styles.muted}>
          <Plural value={photos.length} one="With # photo" other="With # photos" />
        </p>
      )}
    </>
  );
}

function OrderExcerpt({ item }: { readonly item: OutboxItem }) {
  const language = useLanguage();
  const pieces = parseOrderItems(item).reduce((sum, { quantity }) => sum + quantity, 0);
  const day = formatLongDate(toText(item.fields.eventDate), language);
  return (
    <p className={styles.excerpt}>
      <Plural value={pieces} one="# item" other="# items" />
      {', '}
      <Trans>for {day}</Trans>
    </p>
  );
}
