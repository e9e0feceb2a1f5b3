import { type RefObject, useEffect, useRef } from 'react';

/**
 * Gives what tells of an end the focus once it is there, since what was pressed before may be gone. Who has gone on to
 * something outside the uploader is left alone.
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
