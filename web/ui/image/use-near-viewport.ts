import { useEffect, useRef, useState } from 'react';
import { breakpoints } from '../../theme/tokens';

/** Distance from the viewport at which an image starts to load; smaller below 640 px. */
const margins = { wide: '200px', phone: '50px' };

const getRootMargin = () =>
  matchMedia(`(min-width: ${breakpoints.small}px)`).matches ? margins.wide : margins.phone;

/** `isNear` is true from the start unless `isLazy`. */
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
