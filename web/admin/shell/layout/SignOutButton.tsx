import { Trans } from '@lingui/react/macro';
import LogOut from 'lucide-react/icons/log-out';
import { useState } from 'react';
import { useSignOut } from '../session/use-sign-out';
import { DiscardDialog } from '../unsaved-changes/DiscardDialog';
import { hasUnsavedChanges } from '../unsaved-changes/use-before-unload';
import * as styles from './BackOfficeLayout.css';

/** Asks before unsaved changes of the page are lost. */
export function SignOutButton() {
  const signOut = useSignOut();
  const [isConfirming, setIsConfirming] = useState(false);

  function discardAndSignOut(): void {
    setIsConfirming(false);
    void signOut();
  }

  return (
    <>
      <button
        type="button"
        className={styles.signOut}
        onClick={() => (hasUnsavedChanges() ? setIsConfirming(true) : void signOut())}
      >
        <LogOut aria-hidden size={18} />
        <Trans>Sign out</Trans>
      </button>
      {isConfirming && (
        <DiscardDialog onDiscard={discardAndSignOut} onKeep={() => setIsConfirming(false)} />
      )}
    </>
  );
}
