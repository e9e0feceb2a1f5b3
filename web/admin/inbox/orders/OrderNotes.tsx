import { Trans } from '@lingui/react/macro';
import type { OrderRecord } from '#contract/orders/admin-schema';
import { formatRecipient } from '#contract/orders/recipients';
import { withUniqueKeys } from '../../../data/with-unique-keys';
import { DetailItem, DetailList } from '../DetailList';
import * as styles from './OrderDetail.css';

/** What was written: by the customer, for the customer, and for the shop only. */
export function OrderNotes({ order }: { readonly order: OrderRecord }) {
  const { notes, cardMessage, recipients, customerNote, privateNote } = order;
  return (
    <DetailList>
      <DetailItem label={<Trans>Notes</Trans>} wide>
        {notes}
      </DetailItem>
      {cardMessage && (
        <DetailItem label={<Trans>Card message</Trans>} wide>
          <p className={styles.card}>{cardMessage}</p>
        </DetailItem>
      )}
      {recipients.length > 0 && (
        <DetailItem label={<Trans>Ship to</Trans>} wide>
          <ol className={styles.recipients}>
            {withUniqueKeys(recipients, formatRecipient).map(({ key, item }) => (
              <li key={key}>{formatRecipient(item)}</li>
            ))}
          </ol>
        </DetailItem>
      )}
      <DetailItem label={<Trans>Your note to the customer</Trans>} wide>
        {customerNote}
      </DetailItem>
      {privateNote && (
        <DetailItem label={<Trans>Private note</Trans>} wide>
          <p className={styles.privateNote}>{privateNote}</p>
        </DetailItem>
      )}
    </DetailList>
  );
}
