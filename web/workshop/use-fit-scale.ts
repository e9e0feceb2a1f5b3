import { type RefObject, useEffect, useRef, useState } from 'react';

interface FitScale {
  readonly paneRef: RefObject<HTMLDivElement | null>;
  /** 1 or less, so that `width` fits into the pane. */
  readonly scale: number;
  /** In CSS pixels before scaling, so that the frame fills the pane. */
  readonly height: number;
}

/** Observes the pane that shows a frame of the given width in CSS pixels. */
export function useFitScale(width: number): FitScale {
  const paneRef = useRef<HTMLDivElement>(null);
  const [pane, setPane] = useState({ width, height: 0 });

  useEffect(() => {
    const element = paneRef.current;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      setPane({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const scale = Math.min(1, pane.width / width);
  return { paneRef, scale, height: pane.height / scale };
}
