import { useEffect, useState } from 'react';

/**
 * Stands inside a dialog and, when it closes, gives the focus back to what had it before. The dialog's library
 * only knows what was focused after it was loaded, and it is loaded by the click that opens the dialog.
 */
export function ReturnFocus() {
  const [opener] = useState(() => document.activeElement);

  useEffect(
    () => () => {
      const nothingIsFocused = document.activeElement === document.body;
      if (nothingIsFocused && opener instanceof HTMLElement) opener.focus();
    },
    [opener],
  );

  return null;
}
