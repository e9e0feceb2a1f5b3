import { Plural, Trans } from '@lingui/react/macro';
import type { OutboxItem } from '../../../outbox/item';
import * as styles from './PendingSubmissions.css';

/** Pending submissions must never appear as received. */
export function SubmissionStatus({
  item: { state, refusal, tries, language },
}: {
  readonly item: OutboxItem;
}) {
  if (state === 'mending') {
    return (
      <p className={styles.muted}>
        <Trans>You started editing this. It won’t be sent until you send it again.</Trans>
      </p>
    );
  }
  if (state === 'refused') {
    return (
      <div className={styles.rejected}>
        <p>
          <Trans>We couldn’t accept this as it is.</Trans>
        </p>
        {/* The server's messages are in the language of the submission. */}
        {[refusal?.message, ...(refusal?.issues ?? []).map(({ message }) => message)]
          .filter((message, index, all) => message && all.indexOf(message) === index)
          .map((message) => (
            <p key={message} lang={language}>
              {message}
            </p>
          ))}
      </div>
    );
  }
  return (
    <p className={styles.muted}>
      <Trans>Not sent yet. It will be sent automatically once we can be reached.</Trans>{' '}
      {tries > 0 && <Plural value={tries} one="Tried once." other="Tried # times." />}
    </p>
  );
}
