import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../i18n/use-language';
import { lazyTranslatedComponent } from '../../routing/lazy-translated-component';
import { LazyOverlay, type OverlayState } from '../../ui/lazy-overlay/LazyOverlay';
import * as styles from './SpotList.css';
import type { SpottedProduct } from './spots/spotted-product';

const spotTools = lazyTranslatedComponent(
  'product-spots',
  async () => (await import('./spots/SpotTools')).SpotTools,
);

/** What is in an image: its names, until it's opened. Opening the list loads the markers on the image, and the card to print. */
export function SpotList({ product, image, spots }: SpottedProduct) {
  const language = useLanguage();
  const ref = useRef<HTMLDetailsElement>(null);
  const [state, setState] = useState<OverlayState>();
  // It may have been opened before hydration.
  useEffect(() => setState(ref.current?.open || undefined), []);
  return (
    <details
      ref={ref}
      className={styles.details}
      onToggle={(event) => setState(event.currentTarget.open)}
    >
      <summary className={styles.summary}>
        <span aria-hidden className={styles.legend}>
          {spots.map(({ x, y, name }) => (
            <span key={`${x} ${y}`} className={styles.entry}>
              {name[language]}
            </span>
          ))}
        </span>
        <span className={styles.toggle}>
          <Trans>What’s on it</Trans>
        </span>
      </summary>
      <ol className={styles.list}>
        {spots.map(({ x, y, name, origin, pairing }) => (
          <li key={`${x} ${y}`} className={styles.spot}>
            <strong>{name[language]}</strong>{' '}
            {[origin[language], pairing[language]].filter(Boolean).join(' · ')}
          </li>
        ))}
      </ol>
      <LazyOverlay lazy={spotTools} state={state} setState={setState}>
        {(SpotTools, isOpen) => (
          <SpotTools product={product} image={image} spots={spots} open={isOpen} />
        )}
      </LazyOverlay>
    </details>
  );
}
