import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent): boolean =>
  dataTransfer?.types.includes('Files') ?? false;

/**
 * Calls `onFiles` with files dropped onto an element and returns whether files are being dragged over it. Files dropped
 * elsewhere on the page are ignored: by default the browser would navigate to them.
 */
export function useFileDrop(
  zoneRef: RefObject<HTMLElement | null>,
  onFiles: (files: readonly File[]) => void,
): boolean {
  const [isDragOver, setIsDragOver] = useState(false);

  const isInside = (target: EventTarget | null): boolean =>
    target instanceof Node && (zoneRef.current?.contains(target) ?? false);

  const handleDragOver = useEffectEvent((event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    setIsDragOver(isInside(event.target));
  });

  const handleDragLeave = useEffectEvent(({ relatedTarget }: DragEvent) => {
    if (!isInside(relatedTarget)) setIsDragOver(false);
  });

  const handleDrop = useEffectEvent((event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    setIsDragOver(false);
    if (isInside(event.target)) onFiles([...(event.dataTransfer?.files ?? [])]);
  });

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener('dragover', (event) => handleDragOver(event), { signal });
    document.addEventListener('dragleave', (event) => handleDragLeave(event), { signal });
    document.addEventListener('drop', (event) => handleDrop(event), { signal });
    return () => controller.abort();
  }, []);

  return isDragOver;
}
