import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { focusWhenShown } from './focus-when-shown';
import * as styles from './Waiting.css';

interface DeleteProps {
  /** Resolves to false if it is being sent right now. */
  readonly onDelete: () => Promise<boolean>;
}

/** Asks for confirmation, because there is no other copy. */
export function Delete({ onDelete }: DeleteProps) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);

  if (!asking) {
    return (
      <button type="button" className={styles.action} onClick={() => setAsking(true)}>
        <Trans>Delete</Trans>
      </button>
    );
  }
  return (
    <>
      <span>
        {busy ? (
          <Trans>This is being sent right now.</Trans>
        ) : (
          <Trans>Delete it? There’s no other copy.</Trans>
        )}
      </span>
      <button
        type="button"
        className={styles.action}
        onClick={async () => setBusy(!(await onDelete()))}
      >
        <Trans>Yes, delete it</Trans>
      </button>
      <button
        type="button"
        ref={focusWhenShown}
        className={styles.action}
        onClick={() => setAsking(false)}
      >
        <Trans>Keep it</Trans>
      </button>
    </>
  );
}
