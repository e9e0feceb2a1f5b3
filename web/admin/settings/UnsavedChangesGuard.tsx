import { useState } from 'react';
import { flushSync } from 'react-dom';
import { DiscardDialog } from '../shell/unsaved-changes/DiscardDialog';
import { useBeforeUnload } from '../shell/unsaved-changes/use-before-unload';
import { useBlockBackNavigation } from '../shell/unsaved-changes/use-block-back-navigation';

/** Render it while a page has unsaved changes: asks before they are lost. */
export function UnsavedChangesGuard({ onDiscard }: { readonly onDiscard: () => void }) {
  const [isConfirming, setIsConfirming] = useState(false);
  useBeforeUnload(true);
  useBlockBackNavigation(() => setIsConfirming(!isConfirming));

  function leave(): void {
    // Removes this guard first: it would block the navigation.
    flushSync(onDiscard);
    history.back();
  }

  return isConfirming && <DiscardDialog onDiscard={leave} onKeep={() => setIsConfirming(false)} />;
}
