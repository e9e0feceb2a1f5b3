import { type RefObject, useLayoutEffect } from 'react';

/** Keeps focus in the container when the focused element inside it is unmounted. */
export function useRestoreFocus(container: RefObject<HTMLElement | null>): void {
  useLayoutEffect(
    () => () => {
      if (container.current?.contains(document.activeElement)) container.current.focus();
    },
    [container],
  );
}
