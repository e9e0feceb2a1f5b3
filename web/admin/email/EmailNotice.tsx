import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type RefObject, useRef, useState } from 'react';
import { type EmailStatus, getEmailStatus } from '#contract/email/admin-endpoints';
import { query } from '../../data/query';
import { useQuery } from '../../data/use-query';
import * as styles from './EmailNotice.css';
import { ResendButton } from './ResendButton';

export const useEmailStatus = () => useQuery(query(getEmailStatus, {}));

/** Says where people were promised an email that the shop can't send. */
export function EmailNotice() {
  const { t } = useLingui();
  const { data } = useEmailStatus();
  const noticeRef = useRef<HTMLElement>(null);
  const [hasResent, setHasResent] = useState(false);
  if (!data || !(needsNotice(data) || hasResent)) return null;
  return (
    <aside ref={noticeRef} tabIndex={-1} className={styles.notice} aria-label={t`Email`}>
      {data.configured ? (
        <DeliveryProblems status={data} noticeRef={noticeRef} onResent={() => setHasResent(true)} />
      ) : (
        <NotConfigured />
      )}
      {!needsNotice(data) && (
        <p>
          <Trans>Nothing is left to send again.</Trans>
        </p>
      )}
    </aside>
  );
}

const needsNotice = ({ configured, failed, lastError }: EmailStatus): boolean =>
  !configured || failed > 0 || lastError !== null;

const NotConfigured = () => (
  <p>
    {import.meta.env.MODE === 'demo' ? (
      <Trans>
        <strong>This demo sends no email.</strong> A real shop writes to you and to your customers.
      </Trans>
    ) : (
      <Trans>
        <strong>Email isn’t set up.</strong> The shop can’t write to you or to your customers, so
        reply to them yourself. To change that, set <code>SMTP_URL</code> on the server; its README
        explains how.
      </Trans>
    )}
  </p>
);

interface DeliveryProblemsProps {
  readonly status: EmailStatus;
  readonly noticeRef: RefObject<HTMLElement | null>;
  readonly onResent: () => void;
}

const DeliveryProblems = ({
  status: { queued, failed, failedEmails, lastError },
  noticeRef,
  onResent,
}: DeliveryProblemsProps) => (
  <>
    {lastError !== null && (
      <p>
        <Plural
          value={queued}
          one="# email is waiting for the mail server. We keep trying."
          other="# emails are waiting for the mail server. We keep trying."
        />{' '}
        <code>{lastError}</code>
      </p>
    )}
    {failed > 0 && (
      <>
        <p>
          <Plural
            value={failed}
            one="# email couldn’t be delivered in the last week:"
            other="# emails couldn’t be delivered in the last week:"
          />
        </p>
        <ul className={styles.list}>
          {failedEmails.map((email) => (
            <li key={email.id}>
              {email.recipient}: {email.subject} <code>{email.error}</code>{' '}
              <ResendButton email={email} noticeRef={noticeRef} onResent={onResent} />
            </li>
          ))}
        </ul>
      </>
    )}
  </>
);
