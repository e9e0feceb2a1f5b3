import { useCallback, useState } from 'react';

export type ImageState = 'loaded' | 'loading' | 'failed';

/**
 * Starts as 'loaded', which is right for server-rendered pages and without JavaScript; an image that is not complete
 * when this runs fades in once it loads.
 */
export function useImageState() {
  const [state, setState] = useState<ImageState>('loaded');

  const imageRef = useCallback((element: HTMLImageElement | null) => {
    if (!element) return;
    if (!element.complete) setState('loading');
    else if (element.currentSrc !== '' && element.naturalWidth === 0) setState('failed');
  }, []);

  return {
    imageRef,
    state,
    handleLoad: () => setState('loaded'),
    handleError: () => setState('failed'),
  };
}
