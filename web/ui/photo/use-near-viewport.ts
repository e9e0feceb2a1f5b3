import { useEffect, useRef, useState } from 'react';
import { breakpoints } from '../../theme/tokens';

/** How far outside the window an image begins to load: 200 px, 50 px on phones (under 640 px). */
const margins = { wide: '200px', phone: '50px' };

const margin = () =>
  matchMedia(`(min-width: ${breakpoints.small}px)`).matches ? margins.wide : margins.phone;

/** Whether an element has come near the window; always, when there is nothing to wait for. */
export function useNearViewport(waits: boolean) {
  const frame = useRef<HTMLSpanElement>(null);
  const [near, setNear] = useState(!waits);

  useEffect(() => {
    if (near || !frame.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: margin() },
    );
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [near]);

  return { frame, near };
}
