import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useFocusWhenShown } from '../../../ui/use-focus-when-shown';
import * as styles from './PendingSubmissions.css';

interface DeletePendingButtonProps {
  /** Resolves to false if it is being sent right now. */
  readonly onDelete: () => Promise<boolean>;
}

/** Asks for confirmation, because there is no other copy. */
export function DeletePendingButton({ onDelete }: DeletePendingButtonProps) {
  const [isConfirming, setIsConfirming] = useState(false);
  const keepRef = useFocusWhenShown<HTMLButtonElement>(isConfirming);
  const [isBeingSent, setIsBeingSent] = useState(false);

  if (!isConfirming) {
    return (
      <button type="button" className={styles.action} onClick={() => setIsConfirming(true)}>
        <Trans>Delete</Trans>
      </button>
    );
  }
  return (
    <>
      <span>
        {isBeingSent ? (
          <Trans>This is being sent right now.</Trans>
        ) : (
          <Trans>Delete it? There’s no other copy.</Trans>
        )}
      </span>
      <button
        type="button"
        className={styles.action}
        onClick={async () => setIsBeingSent(!(await onDelete()))}
      >
        <Trans>Yes, delete it</Trans>
      </button>
      <button
        type="button"
        ref={keepRef}
        className={styles.action}
        onClick={() => setIsConfirming(false)}
      >
        <Trans>Keep it</Trans>
      </button>
    </>
  );
}
