import { useState } from 'react';
import { useBeforeUnload } from './use-before-unload';

/** Asks for confirmation before unsaved changes are lost. */
export function useUnsavedChanges(hasChanges: boolean, onLeave: () => void) {
  const [isConfirming, setIsConfirming] = useState(false);
  useBeforeUnload(hasChanges);

  return {
    /** Whether to show the confirmation. */
    isConfirming,
    leave(): void {
      if (hasChanges) setIsConfirming(true);
      else onLeave();
    },
    discard: onLeave,
    keep: () => setIsConfirming(false),
  };
}
