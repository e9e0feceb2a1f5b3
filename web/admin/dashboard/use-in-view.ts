import { type RefObject, useEffect } from 'react';

/** Keeps one of a row that is wider than a phone in the middle of it, also when what stands beside it grows later. */
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
