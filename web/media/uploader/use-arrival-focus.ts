import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focuses the element on mount, because the one that had focus may be unmounted. Doesn't take the focus from an
 * element outside the uploader.
 */
export function useArrivalFocus<E extends HTMLElement>(
  uploader: RefObject<HTMLElement | null>,
): RefObject<E | null> {
  const arrived = useRef<E>(null);

  useEffect(() => {
    const { activeElement, body } = document;
    const isFree = activeElement === null || activeElement === body;
    if (isFree || uploader.current?.contains(activeElement)) arrived.current?.focus();
  }, [uploader]);

  return arrived;
}
