import { useCallback, useEffect, useState } from 'react';
import { connectivity } from '../../data/connectivity';

type ImageState = 'loaded' | 'loading' | 'failed';

/**
 * Starts as 'loaded', which is right for server-rendered pages and without JavaScript; an image that is not complete
 * when this runs fades in once it loads. One that failed is loaded again when the network is back.
 */
export function useImageState() {
  const [state, setState] = useState<ImageState>('loaded');

  const imageRef = useCallback((element: HTMLImageElement | null) => {
    if (!element) return;
    if (!element.complete) setState('loading');
    else if (element.currentSrc !== '' && element.naturalWidth === 0) setState('failed');
  }, []);

  // Subscribes only after a failure: there are many images on the first page.
  useEffect(() => {
    if (state !== 'failed') return;
    return connectivity.subscribe(() => {
      if (!connectivity.isOffline()) setState('loading');
    });
  }, [state]);

  return {
    imageRef,
    state,
    handleLoad: () => setState('loaded'),
    handleError: () => setState('failed'),
  };
}
