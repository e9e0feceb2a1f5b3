import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { deleteAccount, listAccounts } from '#contract/session/admin-endpoints';
import type { Account } from '#contract/session/admin-schema';
import { request } from '../../data/http-client';
import { query } from '../../data/query';
import { useQuery } from '../../data/use-query';
import { textButton } from '../../ui/button/Button.css';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog';
import { LoadError } from '../../ui/error-boundary/LoadError';
import { useSending } from '../../ui/form/use-sending';
import { useMutationToast } from '../shell/mutations/use-mutation-toast';
import { useSession } from '../shell/session/use-session';
import * as styles from './SettingsPage.css';

export function AccountList() {
  const { t } = useLingui();
  const session = useSession();
  const runMutation = useMutationToast();
  const { sending, whileSending } = useSending();
  const { data = [], error, mutate } = useQuery(query(listAccounts, {}));
  const [removing, setRemoving] = useState<Account>();
  const listRef = useRef<HTMLUListElement>(null);
  const removedName = removing?.username;
  const ownUsername = session.state === 'signed-in' ? session.username : undefined;

  async function remove({ id, username }: Account): Promise<void> {
    await whileSending(() =>
      runMutation(() => request(deleteAccount, { params: { id } }), {
        done: () => t`${username} can no longer sign in`,
        failed: t`The account couldn’t be removed. Please try again.`,
      }),
    );
    setRemoving(undefined);
    await mutate();
    // The button that opened the dialog may be gone.
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
        <ConfirmDialog
          title={<Trans>Remove this account?</Trans>}
          cancelLabel={<Trans>Cancel</Trans>}
          confirmLabel={<Trans>Remove</Trans>}
          isPending={sending}
          onCancel={() => setRemoving(undefined)}
          onConfirm={() => void remove(removing)}
        >
          <p>
            <Trans>
              {removedName} is signed out at once. What this account did stays in the orders.
            </Trans>
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
