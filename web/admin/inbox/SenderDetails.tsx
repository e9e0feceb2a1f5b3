import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatDateTime } from '../../i18n/dates';
import { useLanguage } from '../../i18n/use-language';
import { DetailItem } from './DetailList';
import * as styles from './DetailList.css';
import type { InboxItem } from './inbox-item';
import { buildPhoneUrl } from './reply';

interface SenderDetailsProps {
  readonly item: InboxItem;
  readonly dateLabel: ReactNode;
  readonly replyUrl: string;
}

/** Milliseconds; shorter delays between submission and arrival (from the offline outbox) are not shown. */
const minDelayMs = 10 * 60 * 1000;

export function SenderDetails({ item, dateLabel, replyUrl }: SenderDetailsProps) {
  const language = useLanguage();
  const { name, email, phone, createdAt, receivedAt } = item;
  const delay = Date.parse(receivedAt) - Date.parse(createdAt);
  return (
    <>
      <DetailItem label={dateLabel}>{formatDateTime(createdAt, language)}</DetailItem>
      {Math.abs(delay) > minDelayMs && (
        <DetailItem label={<Trans>Reached the shop</Trans>}>
          {formatDateTime(receivedAt, language)}
        </DetailItem>
      )}
      <DetailItem label={<Trans>Name</Trans>}>{name}</DetailItem>
      {email && (
        <DetailItem label={<Trans>Email</Trans>} wide>
          <a href={replyUrl} className={styles.link}>
            {email}
          </a>
        </DetailItem>
      )}
      {phone && (
        <DetailItem label={<Trans>Phone</Trans>}>
          <a href={buildPhoneUrl(phone)} className={styles.link}>
            {phone}
          </a>
        </DetailItem>
      )}
    </>
  );
}
