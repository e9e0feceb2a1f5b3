import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focuses the element on mount, because the focused one may unmount. Does not take the focus from an element outside the
 * uploader.
 */
export function useFocusOnMount<E extends HTMLElement>(
  uploader: RefObject<HTMLElement | null>,
): RefObject<E | null> {
  const element = useRef<E>(null);

  useEffect(() => {
    const { activeElement, body } = document;
    const isFree = activeElement === null || activeElement === body;
    if (isFree || uploader.current?.contains(activeElement)) element.current?.focus();
  }, [uploader]);

  return element;
}
