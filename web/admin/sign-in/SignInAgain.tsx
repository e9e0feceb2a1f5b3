import { Trans, useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { button } from '../../ui/button/Button.css';
import { QuestionDialog } from '../../ui/dialog/QuestionDialog';
import { actions } from '../../ui/dialog/QuestionDialog.css';
import { useSession } from '../shell/session/use-session';
import * as styles from './SignInAgain.css';
import { SignInForm } from './SignInForm';
import { signInAgain } from './sign-in-again';
import { useReloadLists } from './use-reload-lists';

/** Asks the user to sign in again, over any open dialog, when the session has expired. */
export function SignInAgain() {
  const { t } = useLingui();
  const isOpen = useSyncExternalStore(signInAgain.subscribe, signInAgain.isOpen);
  const reload = useReloadLists();
  const session = useSession();
  if (!isOpen) return null;

  function goOn(): void {
    signInAgain.complete();
    void reload();
  }

  return (
    <QuestionDialog title={t`Your session has ended`} onClose={signInAgain.decline}>
      <p className={styles.lead}>
        <Trans>Nothing you typed is lost: sign in and pick up where you left off.</Trans>
      </p>
      <SignInForm
        {...(session.state === 'signed-in' && { username: session.username })}
        onSignedIn={goOn}
      />
      <p className={actions}>
        <button type="button" className={button({ kind: 'quiet' })} onClick={signInAgain.decline}>
          <Trans>Not now</Trans>
        </button>
      </p>
    </QuestionDialog>
  );
}
