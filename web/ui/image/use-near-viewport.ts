import { useEffect, useRef, useState } from 'react';
import { breakpoints } from '../../theme/tokens';

/** Distance from the viewport at which an image starts to load. Phones are narrower than 640 px. */
const margins = { wide: '200px', phone: '50px' };

const margin = () =>
  matchMedia(`(min-width: ${breakpoints.small}px)`).matches ? margins.wide : margins.phone;

/** Returns true from the start if the element is not lazy. */
export function useNearViewport(isLazy: boolean) {
  const frame = useRef<HTMLSpanElement>(null);
  const [near, setNear] = useState(!isLazy);

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
