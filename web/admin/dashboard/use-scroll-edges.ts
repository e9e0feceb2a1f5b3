import { type RefObject, useEffect, useState } from 'react';

interface ScrollEdges {
  /** Whether content is hidden before or after the visible part. */
  readonly hasMoreBefore: boolean;
  readonly hasMoreAfter: boolean;
}

const noEdges: ScrollEdges = { hasMoreBefore: false, hasMoreAfter: false };

/** Of a horizontally scrolling row. */
export function useScrollEdges(row: RefObject<HTMLElement | null>): ScrollEdges {
  const [edges, setEdges] = useState(noEdges);

  useEffect(() => {
    const element = row.current;
    if (!element) return;

    function measure({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): void {
      // Browsers round the three values differently.
      const hasMoreBefore = scrollLeft > 1;
      const hasMoreAfter = scrollLeft + clientWidth < scrollWidth - 1;
      setEdges((before) =>
        before.hasMoreBefore === hasMoreBefore && before.hasMoreAfter === hasMoreAfter
          ? before
          : { hasMoreBefore, hasMoreAfter },
      );
    }

    const onChange = () => measure(element);
    const observer = new ResizeObserver(onChange);
    for (const observed of [element, ...element.children]) observer.observe(observed);
    element.addEventListener('scroll', onChange, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', onChange);
    };
  }, [row]);

  return edges;
}
