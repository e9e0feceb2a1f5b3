import { useEffect, useEffectEvent } from 'react';
import { addHistoryBlocker, undoNavigation } from '../../../routing/history-blockers';

/** Blocks browser Back and Forward, and calls `onBack` instead: on phones, Back is how users close a dialog. */
export function useBlockBackNavigation(onBack: () => void): void {
  const handleBack = useEffectEvent(onBack);

  useEffect(
    () =>
      addHistoryBlocker((delta) => {
        // Null for entries that the router did not create.
        if (!delta) return false;
        undoNavigation(delta, handleBack);
        return true;
      }),
    [],
  );
}
