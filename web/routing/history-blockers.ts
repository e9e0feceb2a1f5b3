/** Called when Back or Forward was used, before the router follows; true if it must not. */
type HistoryBlocker = (delta: number | null) => boolean;

/** Only the last one is asked. */
const blockers: HistoryBlocker[] = [];

/** Undoes `delta` steps through the history, unnoticed by the router. */
export function undoNavigation(delta: number, onReturned: () => void): void {
  const handleReturn = () => {
    removeBlocker(handleReturn);
    onReturned();
    return true;
  };
  blockers.push(handleReturn);
  history.go(-delta);
}

/** Returns a function that removes it. */
export function addHistoryBlocker(blocker: HistoryBlocker): () => void {
  blockers.push(blocker);
  return () => removeBlocker(blocker);
}

const removeBlocker = (blocker: HistoryBlocker): void =>
  void blockers.splice(blockers.indexOf(blocker), 1);

export const isHistoryBlocked: HistoryBlocker = (delta) => blockers.at(-1)?.(delta) ?? false;
