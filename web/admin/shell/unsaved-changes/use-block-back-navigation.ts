import { useEffect, useEffectEvent } from 'react';
import { type HistoryBlocker, historyBlockers } from '../../../routing/history-blockers';

/**
 * Blocks browser Back and Forward, and calls `onBack` instead: on phones, Back is how users close a dialog. `delta` is the
 * number of entries that were to be skipped, below zero for Back.
 */
export function useBlockBackNavigation(onBack: (delta: number) => void): void {
  const handleBack = useEffectEvent(onBack);

  useEffect(
    () =>
      addBlocker((delta) => {
        // Null for entries that the router did not create.
        if (!delta) return false;
        undoNavigation(delta, () => handleBack(delta));
        return true;
      }),
    [],
  );
}

/** Undoes `delta` steps through the history, unnoticed by the router. */
function undoNavigation(delta: number, onReturned: () => void): void {
  const removeBlocker = addBlocker(() => {
    removeBlocker();
    onReturned();
    return true;
  });
  history.go(-delta);
}

/** Returns a function that removes it. */
function addBlocker(blocker: HistoryBlocker): () => void {
  historyBlockers.push(blocker);
  return () => void historyBlockers.splice(historyBlockers.indexOf(blocker), 1);
}
