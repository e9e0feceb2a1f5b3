import { type RefObject, useEffect } from 'react';

/** Centers a child of a horizontally scrolling row, and keeps it centered as siblings grow. */
export function useInView(list: RefObject<HTMLElement | null>, at: number): void {
  useEffect(() => {
    const row = list.current;
    const shown = row?.children[at];
    if (!row || !(shown instanceof HTMLElement)) return;
    const sizes = new ResizeObserver(() => {
      row.scrollLeft = shown.offsetLeft + (shown.offsetWidth - row.offsetWidth) / 2;
    });
    for (const one of [row, ...row.children]) sizes.observe(one);
    return () => sizes.disconnect();
  }, [list, at]);
}
