import { Plural, Trans } from '@lingui/react/macro';
import type { OrderChange } from '#contract/orders/order-change';
import { useLanguage } from '../../../i18n/use-language';
import type { OutboxItem } from '../../../outbox/item';
import { ChangeList } from '../ChangeList';
import { getLineId } from '../cart';
import * as styles from './PendingSubmissions.css';

/** Pending submissions must never appear as received. */
export function SubmissionStatus({ item }: { readonly item: OutboxItem }) {
  const { state, refusal, tries, language } = item;
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
        {refusal?.changes && <RefusedChanges changes={refusal.changes} item={item} />}
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

interface RefusedChangesProps {
  readonly changes: readonly OrderChange[];
  readonly item: OutboxItem;
}

/** Of an order that was put together some time ago. They are accepted in the form. */
function RefusedChanges({ changes, item: { productNames } }: RefusedChangesProps) {
  const language = useLanguage();
  return (
    <>
      <ChangeList
        changes={changes}
        getName={(productId, option) =>
          productNames?.[getLineId({ productId, option })]?.[language] ?? (
            <Trans>Product {productId}</Trans>
          )
        }
      />
      <p>
        <Trans>To accept this, choose Edit and send the order again.</Trans>
      </p>
    </>
  );
}
