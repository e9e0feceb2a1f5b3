import { useCallback, useState } from 'react';

export type ImageState = 'shown' | 'loading' | 'failed';

/**
 * Follows one image. It starts as shown, which is right for a page that came complete and for readers
 * without JavaScript; what is not there yet once this runs fades in when it arrives.
 */
export function useImageState() {
  const [state, setState] = useState<ImageState>('shown');

  const image = useCallback((element: HTMLImageElement | null) => {
    if (!element) return;
    if (!element.complete) setState('loading');
    else if (element.currentSrc !== '' && element.naturalWidth === 0) setState('failed');
  }, []);

  return {
    image,
    state,
    settle: () => setState('shown'),
    fail: () => setState('failed'),
  };
}
