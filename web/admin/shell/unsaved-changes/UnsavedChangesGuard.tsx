import { useState } from 'react';
import { flushSync } from 'react-dom';
import { DiscardDialog } from './DiscardDialog';
import { useBeforeUnload } from './use-before-unload';
import { useBlockBackNavigation } from './use-block-back-navigation';

/** Render it while a page has unsaved changes: asks before they are lost. */
export function UnsavedChangesGuard({ onDiscard }: { readonly onDiscard: () => void }) {
  const [isConfirming, setIsConfirming] = useState(false);
  useBeforeUnload(true);
  useBlockBackNavigation(() => setIsConfirming(true));

  function leave(): void {
    // Removes this guard first: it would block the navigation.
    flushSync(onDiscard);
    history.back();
  }

  return isConfirming && <DiscardDialog onDiscard={leave} onKeep={() => setIsConfirming(false)} />;
}
