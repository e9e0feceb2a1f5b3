import { useState } from 'react';
import { flushSync } from 'react-dom';
import { DiscardDialog } from './DiscardDialog';
import { useBeforeUnload } from './use-before-unload';
import { useBlockBackNavigation } from './use-block-back-navigation';

/** Render it while a page has unsaved changes: asks before they are lost. */
export function UnsavedChangesGuard({ onDiscard }: { readonly onDiscard: () => void }) {
  /** Where Back or Forward was to lead, while this asks. */
  const [delta, setDelta] = useState<number>();
  useBeforeUnload(true);
  useBlockBackNavigation(setDelta);

  function leave(): void {
    // Removes this guard first: it would block the navigation.
    flushSync(onDiscard);
    history.go(delta);
  }

  return (
    delta !== undefined && <DiscardDialog onDiscard={leave} onKeep={() => setDelta(undefined)} />
  );
}
