import { type RefObject, useEffect } from 'react';

/** Centers a child of a horizontally scrolling row, and keeps it centered as siblings grow. */
export function useScrollTabIntoView(list: RefObject<HTMLElement | null>, index: number): void {
  useEffect(() => {
    const row = list.current;
    const current = row?.children[index];
    if (!row || !(current instanceof HTMLElement)) return;
    const observer = new ResizeObserver(() => {
      row.scrollLeft = current.offsetLeft + (current.offsetWidth - row.offsetWidth) / 2;
    });
    for (const element of [row, ...row.children]) observer.observe(element);
    return () => observer.disconnect();
  }, [list, index]);
}
