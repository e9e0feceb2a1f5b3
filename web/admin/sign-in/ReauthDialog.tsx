import { Trans, useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { button } from '../../ui/button/Button.css';
import { CompactDialog } from '../../ui/dialog/CompactDialog';
import { actions } from '../../ui/dialog/CompactDialog.css';
import { useSession } from '../shell/session/use-session';
import * as styles from './ReauthDialog.css';
import { reauth } from './reauth';
import { SignInForm } from './SignInForm';
import { useRevalidateAll } from './use-revalidate-all';

/** Asks the user to sign in again, over any open dialog, when the session has expired. */
export function ReauthDialog() {
  const { t } = useLingui();
  const isOpen = useSyncExternalStore(reauth.subscribe, reauth.isOpen);
  const revalidateAll = useRevalidateAll();
  const session = useSession();
  if (!isOpen) return null;

  function handleSignedIn(): void {
    reauth.complete();
    void revalidateAll();
  }

  return (
    <CompactDialog title={t`Your session has ended`} onClose={reauth.decline}>
      <p className={styles.lead}>
        <Trans>Nothing you typed is lost: sign in and pick up where you left off.</Trans>
      </p>
      <SignInForm
        {...(session.state === 'signed-in' && { username: session.username })}
        onSignedIn={handleSignedIn}
      />
      <p className={actions}>
        <button type="button" className={button.secondary} onClick={reauth.decline}>
          <Trans>Not now</Trans>
        </button>
      </p>
    </CompactDialog>
  );
}
