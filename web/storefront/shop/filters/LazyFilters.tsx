import { lazy, memo, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ListedProduct } from '../../product-card/listed-product';
import * as styles from './LazyFilters.css';
import { getLoadedFilters, loadFilters } from './load-filters';

let requestLoading: () => void = () => undefined;

/** Resolved by the first use of the filters. */
const isRequested = new Promise<void>((resolve) => {
  requestLoading = resolve;
});

const lazyFilters = lazy(async () => {
  await isRequested;
  return { default: (await loadFilters()).Filters };
});

const lazyOnRequest = lazy(async () => {
  return { default: (await loadFilters()).OnRequestProducts };
});

const interactionEvents = ['pointerover', 'pointerdown', 'focusin'];

interface LazyFiltersProps {
  readonly search: URLSearchParams;
}

/**
 * What the server has rendered is a form that works without code. The code is loaded once the form is used, and React
 * then hydrates it in place: what is open or chosen stays so.
 */
export const LazyFilters = memo(
  function LazyFilters({ search }: LazyFiltersProps) {
    const ref = useRef<HTMLDivElement>(null);
    const location = useLocation();
    const [firstLocation] = useState(location);
    // An update of the location, which the filters use, waits for their code, and the page with it.
    if (location !== firstLocation) requestLoading();
    const [Filters] = useState(() => getLoadedFilters()?.Filters ?? lazyFilters);

    useEffect(() => {
      const element = ref.current;
      const handleUse = ({ target }: Event) => {
        if (target instanceof Node && element?.contains(target)) requestLoading();
      };
      const loadIfEmpty = () => {
        if (!element?.firstElementChild) requestLoading();
      };
      // Used before this page was hydrated.
      if (element?.contains(document.activeElement)) requestLoading();
      // In the capture phase above React's root: React stops events of what isn't hydrated yet.
      for (const type of interactionEvents) document.addEventListener(type, handleUse, true);
      // Empty for a URL that the server hasn't rendered, and after an update before the form was used.
      const observer = new MutationObserver(loadIfEmpty);
      if (element) observer.observe(element, { childList: true });
      loadIfEmpty();
      return () => {
        observer.disconnect();
        for (const type of interactionEvents) document.removeEventListener(type, handleUse, true);
      };
    }, []);

    // With every other element, React would replace what isn't hydrated yet.
    const boundary = useMemo(
      () => (
        <Suspense>
          <Filters search={search} />
        </Suspense>
      ),
      [Filters, search],
    );
    return (
      <div ref={ref} className={styles.root}>
        {boundary}
      </div>
    );
  },
  (previous, next) => String(previous.search) === String(next.search),
);

interface LazyOnRequestProps extends LazyFiltersProps {
  readonly products: readonly ListedProduct[];
}

export function LazyOnRequestProducts(props: LazyOnRequestProps) {
  const [OnRequestProducts] = useState(
    () => getLoadedFilters()?.OnRequestProducts ?? lazyOnRequest,
  );
  return (
    <Suspense>
      <OnRequestProducts {...props} />
    </Suspense>
  );
}
