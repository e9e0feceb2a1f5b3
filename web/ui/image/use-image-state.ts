import { useCallback, useEffect, useRef, useState } from 'react';
import { connectivity } from '../../data/connectivity';

/** Milliseconds until an image whose request failed is requested once more. */
const retryDelay = 3000;

type ImageState = 'loaded' | 'loading' | 'failed';

/**
 * Starts as 'loaded', which is right for server-rendered pages and without JavaScript; an image that is not complete
 * when this runs fades in once it loads. One that failed is loaded again once, and whenever the network is back.
 */
export function useImageState() {
  const [state, setState] = useState<ImageState>('loaded');
  const isRetried = useRef(false);

  const imageRef = useCallback((element: HTMLImageElement | null) => {
    if (!element) return;
    if (!element.complete) setState('loading');
    else if (element.currentSrc !== '' && element.naturalWidth === 0) setState('failed');
  }, []);

  // Subscribes only after a failure: there are many images on the first page.
  useEffect(() => {
    if (state !== 'failed') return;
    const unsubscribe = connectivity.subscribe(() => {
      if (!connectivity.isOffline()) setState('loading');
    });
    if (isRetried.current || connectivity.isOffline()) return unsubscribe;
    const timer = setTimeout(() => {
      isRetried.current = true;
      setState('loading');
    }, retryDelay);
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [state]);

  return {
    imageRef,
    state,
    handleLoad: () => setState('loaded'),
    handleError: () => setState('failed'),
  };
}
