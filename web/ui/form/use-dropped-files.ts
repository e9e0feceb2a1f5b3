import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent): boolean =>
  dataTransfer?.types.includes('Files') ?? false;

/**
 * Calls `onFiles` with files dropped onto an element and returns whether files are being dragged over it. Files dropped
 * elsewhere on the page are ignored: by default the browser would navigate to them.
 */
export function useDroppedFiles(
  zone: RefObject<HTMLElement | null>,
  onFiles: (files: readonly File[]) => void,
): boolean {
  const [over, setOver] = useState(false);

  const isInside = (target: EventTarget | null): boolean =>
    target instanceof Node && (zone.current?.contains(target) ?? false);

  const follow = useEffectEvent((event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    setOver(isInside(event.target));
  });

  const leave = useEffectEvent(({ relatedTarget }: DragEvent) => {
    if (!isInside(relatedTarget)) setOver(false);
  });

  const take = useEffectEvent((event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    setOver(false);
    if (isInside(event.target)) onFiles([...(event.dataTransfer?.files ?? [])]);
  });

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('dragover', (event) => follow(event), { signal });
    document.addEventListener('dragleave', (event) => leave(event), { signal });
    document.addEventListener('drop', (event) => take(event), { signal });
    return () => listening.abort();
  }, []);

  return over;
}
