import { useEffect, useState } from 'react';

/**
 * Restores focus to the opener when the surrounding dialog closes. Headless UI only knows what had focus after it was
 * loaded, and the click that opens the dialog is what loads it.
 */
export function RestoreFocus() {
  const [opener] = useState(() => document.activeElement);

  useEffect(
    () => () => {
      const isFocusLost = document.activeElement === document.body;
      if (isFocusLost && opener instanceof HTMLElement) opener.focus();
    },
    [opener],
  );

  return null;
}
