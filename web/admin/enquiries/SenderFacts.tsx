import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatMoment } from '../../i18n/dates';
import { useLanguage } from '../../i18n/use-language';
import { Fact } from './Facts';
import * as styles from './Facts.css';
import type { Kept } from './kept';
import { callAddress } from './reply';

interface SenderFactsProps {
  readonly row: Kept;
  /** What the date is called. */
  readonly dateLabel: ReactNode;
  /** Where an answer is written. */
  readonly reply: string;
}

/** Milliseconds between sending and arriving that are not worth a word. */
const shortDelay = 10 * 60 * 1000;

/** When something was sent, by whom, and how they are reached. */
export function SenderFacts({ row, dateLabel, reply }: SenderFactsProps) {
  const language = useLanguage();
  const { name, email, phone, createdAt, receivedAt } = row;
  const delay = Date.parse(receivedAt) - Date.parse(createdAt);
  return (
    <>
      <Fact label={dateLabel}>{formatMoment(createdAt, language)}</Fact>
      {Math.abs(delay) > shortDelay && (
        <Fact label={<Trans>Reached the shop</Trans>}>{formatMoment(receivedAt, language)}</Fact>
      )}
      <Fact label={<Trans>Name</Trans>}>{name}</Fact>
      <Fact label={<Trans>Email</Trans>}>
        <a href={reply} className={styles.link}>
          {email}
        </a>
      </Fact>
      {phone && (
        <Fact label={<Trans>Phone</Trans>}>
          <a href={callAddress(phone)} className={styles.link}>
            {phone}
          </a>
        </Fact>
      )}
    </>
  );
}
