import { useState } from 'react';
import { useKeptPage } from './before-unload';

/** Asks before something that is not saved is lost by the way out of it. */
export function useUnsaved(unsaved: boolean, leave: () => void) {
  const [asking, setAsking] = useState(false);
  useKeptPage(unsaved);

  return {
    /** Whether it is to be asked now. */
    asking,
    leave(): void {
      if (unsaved) setAsking(true);
      else leave();
    },
    discard: leave,
    keep: () => setAsking(false),
  };
}
