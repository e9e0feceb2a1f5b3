import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Listens to paste events on the whole page while `zone` is visible, except text pasted into a field. */
export function usePastedFiles(
  zone: RefObject<HTMLElement | null>,
  onFiles: (files: readonly File[]) => void,
): void {
  const handlePaste = useEffectEvent((event: ClipboardEvent) => {
    const { clipboardData, target } = event;
    const files = [...(clipboardData?.files ?? [])];
    if (files.length === 0 || zone.current?.closest(inactiveSelector)) return;
    if (isTextField(target) && clipboardData?.types.includes('text/plain')) return;
    event.preventDefault();
    onFiles(files);
  });

  useEffect(() => {
    const listening = new AbortController();
    document.addEventListener('paste', (event) => handlePaste(event), { signal: listening.signal });
    return () => listening.abort();
  }, []);
}

/** Panels of inactive tabs, and the page behind a dialog. */
const inactiveSelector = '[hidden], [inert]';

const isTextField = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
