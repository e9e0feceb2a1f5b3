import { Suspense } from 'react';
import type { ProductFacts } from '#contract/products/facts';
import { lazyComponent } from '../../data/lazy-module';
import { useHydrated } from '../../routing/use-hydrated';
import { ErrorBoundary } from '../../ui/error-boundary/ErrorBoundary';

const factSpecs = lazyComponent(async () => (await import('./FactSpecs')).FactSpecs);

/** After hydration: the names of all facts are too much for the first page, whose text about allergens says the same. */
export function LazyFactSpecs({ facts }: { readonly facts: ProductFacts }) {
  const FactSpecs = factSpecs.getComponent();
  if (!useHydrated()) return null;
  return (
    <ErrorBoundary renderFallback={() => null}>
      <Suspense>
        <FactSpecs facts={facts} />
      </Suspense>
    </ErrorBoundary>
  );
}
