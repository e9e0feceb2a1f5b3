import { lazy, memo, Suspense, useState } from 'react';
import type { ProductFacts } from '#contract/products/facts';
import { lazyModule } from '../../data/lazy-module';
import type { FactSpecs } from './FactSpecs';

let loaded: typeof FactSpecs | undefined;

/** The server loads it before it renders a product. */
export async function importFactSpecs(): Promise<typeof FactSpecs> {
  loaded = (await import('./FactSpecs')).FactSpecs;
  return loaded;
}

const loadFactSpecs = lazyModule(importFactSpecs);

async function loadDefault() {
  try {
    return { default: await loadFactSpecs() };
  } catch {
    // What the server has rendered needs no code: it stays as it is.
    return new Promise<never>(() => undefined);
  }
}

interface LazyFactSpecsProps {
  readonly facts: ProductFacts;
}

/**
 * The names of all facts are too much code for the first page: React hydrates what the server has rendered once it's
 * loaded, unless it's rendered again before.
 */
export const LazyFactSpecs = memo(function LazyFactSpecs({ facts }: LazyFactSpecsProps) {
  const [FactSpecs] = useState(() => loaded ?? lazy(loadDefault));
  return (
    <Suspense>
      <FactSpecs facts={facts} />
    </Suspense>
  );
});
