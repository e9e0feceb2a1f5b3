import { useEffect, useState } from 'react';
import { lazyTranslatedComponent } from '../../routing/lazy-translated-component';
import { LazyOverlay, type OverlayState } from '../../ui/lazy-overlay/LazyOverlay';

const restockPrompt = lazyTranslatedComponent(
  'restock',
  async () => (await import('./restock/RestockPrompt')).RestockPrompt,
);

interface LazyRestockPromptProps {
  readonly productId: number;
  readonly option: string | null;
}

/** Only where something is out of stock, and after hydration: without JavaScript, nothing can be sent. */
export function LazyRestockPrompt(props: LazyRestockPromptProps) {
  const [state, setState] = useState<OverlayState>();
  useEffect(() => {
    // Nothing is shown while it loads, so nothing has to suspend.
    restockPrompt.load().then(
      () => setState(true),
      () => setState('failed'),
    );
  }, []);
  return (
    <LazyOverlay lazy={restockPrompt} state={state} setState={setState}>
      {(RestockPrompt) => <RestockPrompt {...props} />}
    </LazyOverlay>
  );
}
