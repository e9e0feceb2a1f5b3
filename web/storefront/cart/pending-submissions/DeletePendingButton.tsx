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
  const [state, setState] = useState<'initial' | 'confirming' | 'kept'>('initial');
  const isConfirming = state === 'confirming';
  const keepRef = useFocusWhenShown<HTMLButtonElement>(isConfirming);
  const deleteRef = useFocusWhenShown<HTMLButtonElement>(state === 'kept');
  const [isBeingSent, setIsBeingSent] = useState(false);

  if (!isConfirming) {
    return (
      <button
        type="button"
        ref={deleteRef}
        className={styles.action}
        onClick={() => setState('confirming')}
      >
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
        onClick={() => setState('kept')}
      >
        <Trans>Keep it</Trans>
      </button>
    </>
  );
}
