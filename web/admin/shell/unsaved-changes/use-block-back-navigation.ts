import { useEffect, useEffectEvent } from 'react';
import { addHistoryBlocker, undoNavigation } from '../../../routing/history-blockers';

/**
 * Blocks browser Back and Forward, and calls `onBack` instead: on phones, Back is how users close a dialog. `delta` is the
 * number of entries that were to be skipped, below zero for Back.
 */
export function useBlockBackNavigation(onBack: (delta: number) => void): void {
  const handleBack = useEffectEvent(onBack);

  useEffect(
    () =>
      addHistoryBlocker((delta) => {
        // Null for entries that the router did not create.
        if (!delta) return false;
        undoNavigation(delta, () => handleBack(delta));
        return true;
      }),
    [],
  );
}
