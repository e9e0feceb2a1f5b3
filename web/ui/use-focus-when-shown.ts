import { type RefObject, useEffect, useRef } from 'react';

/**
 * Returns a ref to an element that gets the focus when it is shown, because the button that was clicked is gone. An
 * effect: React calls refs also when a Suspense boundary shows its content again.
 */
export function useFocusWhenShown<Target extends HTMLElement>(
  isShown: boolean,
): RefObject<Target | null> {
  const ref = useRef<Target>(null);
  useEffect(() => {
    if (isShown) ref.current?.focus();
  }, [isShown]);
  return ref;
}
