import { type RefObject, useLayoutEffect } from 'react';

/** When the part that uses this goes and something in its frame has the focus, that stays with the frame. */
export function useFocusHeir(frame: RefObject<HTMLElement | null>): void {
  useLayoutEffect(
    () => () => {
      if (frame.current?.contains(document.activeElement)) frame.current.focus();
    },
    [frame],
  );
}
