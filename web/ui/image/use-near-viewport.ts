import { useEffect, useRef, useState } from 'react';
import { breakpoints } from '../../theme/tokens';

/** Distance from the viewport at which an image starts to load. Phones are narrower than 640 px. */
const margins = { wide: '200px', phone: '50px' };

const getRootMargin = () =>
  matchMedia(`(min-width: ${breakpoints.small}px)`).matches ? margins.wide : margins.phone;

/** Returns true from the start if the element is not lazy. */
export function useNearViewport(isLazy: boolean) {
  const frameRef = useRef<HTMLSpanElement>(null);
  const [isNear, setIsNear] = useState(!isLazy);

  useEffect(() => {
    if (isNear || !frameRef.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: getRootMargin() },
    );
    observer.observe(frameRef.current);
    return () => observer.disconnect();
  }, [isNear]);

  return { frameRef, isNear };
}
