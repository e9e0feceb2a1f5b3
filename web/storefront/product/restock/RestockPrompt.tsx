import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { lazyComponent } from '../../../data/lazy-module';
import { button } from '../../../ui/button/Button.css';
import { LazyOverlay, type OverlayState } from '../../../ui/lazy-overlay/LazyOverlay';
import * as styles from './RestockForm.css';

const restockForm = lazyComponent(async () => (await import('./RestockForm')).RestockForm);

/** The list of what waits to be sent links to the form with this hash. */
const hash = '#back-in-stock';

interface RestockPromptProps {
  readonly productId: number;
  readonly option: string | null;
}

/** For a product that is out of stock. The form is loaded when it is opened. */
export function RestockPrompt({ productId, option }: RestockPromptProps) {
  const [state, setState] = useState<OverlayState>();
  useEffect(() => {
    if (location.hash === hash) setState(true);
  }, []);
  return (
    <div id={hash.slice(1)} className={styles.prompt}>
      {state !== true && (
        <button type="button" className={button.wideSecondary} onClick={() => setState(true)}>
          <Trans>Tell me when it’s back</Trans>
        </button>
      )}
      <LazyOverlay lazy={restockForm} state={state} setState={setState}>
        {(RestockForm) => <RestockForm productId={productId} option={option} />}
      </LazyOverlay>
    </div>
  );
}
