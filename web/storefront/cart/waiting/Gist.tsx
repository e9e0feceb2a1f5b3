import { Plural, Trans } from '@lingui/react/macro';
import { useLanguage } from '../../../i18n/use-language';
import type { OutboxItem } from '../../../outbox/item';
import { formatLongDate } from '../../../ui/calendar/day-in-words';
import { orderedItems } from './ordered-items';
import * as styles from './Waiting.css';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A short excerpt that lets the user recognize the submission. */
export function Gist({ item }: { readonly item: OutboxItem }) {
  const { kind, fields, photos } = item;
  if (kind === 'order') return <OrderGist item={item} />;
  const candidates = [fields.subject, fields.message, fields.description, fields.email];
  return (
    <>
      <p className={styles.gist}>
        {candidates.map(text).find((candidate) => candidate.trim() !== '')}
      </p>
      {photos.length > 0 && (
        <p className={styles.quiet}>
          <Plural value={photos.length} one="With # photo" other="With # photos" />
        </p>
      )}
    </>
  );
}

function OrderGist({ item }: { readonly item: OutboxItem }) {
  const language = useLanguage();
  const pieces = orderedItems(item).reduce((sum, { quantity }) => sum + quantity, 0);
  const day = formatLongDate(text(item.fields.eventDate), language);
  return (
    <p className={styles.gist}>
      <Plural value={pieces} one="# item" other="# items" />
      {', '}
      <Trans>for {day}</Trans>
    </p>
  );
}
