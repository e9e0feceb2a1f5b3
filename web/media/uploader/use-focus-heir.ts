import { type RefObject, useLayoutEffect } from 'react';

/** Keeps focus in the container when the focused element inside it is unmounted. */
export function useFocusHeir(frame: RefObject<HTMLElement | null>): void {
  useLayoutEffect(
    () => () => {
      if (frame.current?.contains(document.activeElement)) frame.current.focus();
    },
    [frame],
  );
}
