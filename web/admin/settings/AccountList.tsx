import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import * as HTTP from '#contract/core/http-status';
import { deleteAccount, listAccounts } from '#contract/session/admin-endpoints';
import type { Account } from '#contract/session/admin-schema';
import { hasStatus, request } from '../../data/http-client';
import { query } from '../../data/query';
import { useQuery } from '../../data/use-query';
import { textButton } from '../../ui/button/Button.css';
import { LoadError } from '../../ui/error-boundary/LoadError';
import { useSession } from '../shell/session/use-session';
import * as styles from './SettingsPage.css';
import { ProofDialog } from './second-factor/ProofDialog';
import { useHasSecondFactor } from './second-factor/use-has-second-factor';

export function AccountList() {
  const { t } = useLingui();
  const session = useSession();
  const needsCode = useHasSecondFactor();
  const { data = [], error, mutate } = useQuery(query(listAccounts, {}));
  const [removing, setRemoving] = useState<Account>();
  const listRef = useRef<HTMLUListElement>(null);
  const removedName = removing?.username;
  const ownUsername = session.state === 'signed-in' ? session.username : undefined;

  async function closeRemoved(): Promise<void> {
    setRemoving(undefined);
    await mutate();
    // The button that opened the dialog is gone.
    listRef.current?.focus();
  }

  if (error) {
    return (
      <LoadError onRetry={() => void mutate()}>
        <Trans>The accounts couldn’t be loaded. Please try again.</Trans>
      </LoadError>
    );
  }
  return (
    <>
      <ul ref={listRef} tabIndex={-1} aria-label={t`Accounts`} className={styles.dates}>
        {data?.map((account) => {
          const { id, username } = account;
          return (
            <li key={id} className={styles.account}>
              <span>{username}</span>
              {username === ownUsername ? (
                <span className={styles.places}>
                  <Trans>This is you</Trans>
                </span>
              ) : (
                <button
                  type="button"
                  className={textButton}
                  aria-label={t`Remove the account ${username}`}
                  onClick={() => setRemoving(account)}
                >
                  <Trans>Remove</Trans>
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {removing && (
        <ProofDialog
          title={<Trans>Remove this account?</Trans>}
          lead={
            <Trans>
              {removedName} is signed out at once. What this account did stays in the orders.
            </Trans>
          }
          submitLabel={<Trans>Remove</Trans>}
          isDestructive
          needsCode={needsCode}
          messages={{
            done: () => t`${removedName} can no longer sign in`,
            failed: t`The account couldn’t be removed. Please try again.`,
          }}
          send={(body) => request(deleteAccount, { params: { id: removing.id }, body })}
          onDone={() => void closeRemoved()}
          onFailed={(error) => {
            if (hasStatus(error, HTTP.notFound)) void closeRemoved();
          }}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </>
  );
}
