import { useState } from 'react';
import { useBeforeUnload } from './before-unload';

/** Asks for confirmation before unsaved changes are lost. */
export function useUnsaved(unsaved: boolean, leave: () => void) {
  const [asking, setAsking] = useState(false);
  useBeforeUnload(unsaved);

  return {
    /** Whether to show the confirmation. */
    asking,
    leave(): void {
      if (unsaved) setAsking(true);
      else leave();
    },
    discard: leave,
    keep: () => setAsking(false),
  };
}
