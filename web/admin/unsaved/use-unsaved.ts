import { useState } from 'react';
import { useKeptPage } from '../../media/uploader/keep-page';
import { useKeptPlace } from './use-kept-place';

/** Asks before something that is not saved is lost, whichever way one leaves it: `leave` is the way that is its own. */
export function useUnsaved(unsaved: boolean, leave: () => void) {
  const [postponed, setPostponed] = useState<() => void>();
  useKeptPage(unsaved);
  useKeptPlace(unsaved, (go) =>
    setPostponed(() => () => {
      leave();
      go();
    }),
  );

  return {
    /** Whether it is to be asked now. */
    asking: postponed !== undefined,
    leave(): void {
      if (unsaved) setPostponed(() => leave);
      else leave();
    },
    discard: () => postponed?.(),
    keep: () => setPostponed(undefined),
  };
}
