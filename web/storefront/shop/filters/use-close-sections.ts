import { type RefObject, useEffect } from 'react';
import { breakpoints } from '../../../theme/tokens';

const isWide = () => matchMedia(`(min-width: ${breakpoints.large}px)`).matches;

/** Where a section opens over the page, a click elsewhere or Escape closes it, as it does a menu. */
export function useCloseSections(panelRef: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const findOpen = () => panelRef.current?.querySelector('details[open]') ?? undefined;

    function closeOnPointer({ target }: PointerEvent): void {
      const section = findOpen();
      if (isWide() && target instanceof Node && !section?.contains(target))
        section?.removeAttribute('open');
    }

    function closeOnEscape({ key }: KeyboardEvent): void {
      const section = findOpen();
      if (key !== 'Escape' || !isWide() || !section?.contains(document.activeElement)) return;
      section.removeAttribute('open');
      section.querySelector('summary')?.focus();
    }

    document.addEventListener('pointerdown', closeOnPointer);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOnPointer);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [panelRef]);
}
