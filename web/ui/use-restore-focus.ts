import { type RefObject, useLayoutEffect } from 'react';

const focusContainer = (container: HTMLElement): void => container.focus();

/**
 * Keeps the focus when the focused element inside the container is unmounted: in the container, or where `moveFocus`
 * moves it. A new `moveFocus` on each render would move it on each render.
 */
export function useRestoreFocus(
  container: RefObject<HTMLElement | null>,
  moveFocus: (container: HTMLElement) => void = focusContainer,
): void {
  useLayoutEffect(
    () => () => {
      if (container.current?.contains(document.activeElement)) moveFocus(container.current);
    },
    [container, moveFocus],
  );
}
