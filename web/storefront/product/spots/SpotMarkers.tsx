import { useLingui } from '@lingui/react/macro';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLanguage } from '../../../i18n/use-language';
import { mainImageRatio } from '../main-image-ratio';
import { placeSpot } from './place-spot';
import { SpotMarker } from './SpotMarker';
import * as styles from './SpotMarkers.css';
import type { SpottedProduct } from './spotted-product';

/** Lies on the main image of the gallery, which is shown uncropped while it is open. */
export function SpotMarkers({ image, spots }: Omit<SpottedProduct, 'product'>) {
  const { t } = useLingui();
  const language = useLanguage();
  const ref = useRef<HTMLUListElement>(null);
  const [openIndex, setOpenIndex] = useState<number>();

  useLayoutEffect(() => {
    const gallery = ref.current?.parentElement;
    gallery?.classList.add(styles.uncropped);
    return () => gallery?.classList.remove(styles.uncropped);
  }, []);

  useEffect(() => {
    if (openIndex === undefined) return undefined;
    function closeOnOutsidePointer({ target }: PointerEvent): void {
      if (target instanceof Node && !ref.current?.contains(target)) setOpenIndex(undefined);
    }
    document.addEventListener('pointerdown', closeOnOutsidePointer);
    return () => document.removeEventListener('pointerdown', closeOnOutsidePointer);
  }, [openIndex]);

  return (
    <ul ref={ref} className={styles.markers} aria-label={t`On the photo`}>
      {spots.map((spot, index) => (
        <SpotMarker
          key={`${spot.x} ${spot.y}`}
          number={index + 1}
          name={spot.name[language]}
          notes={[spot.origin[language], spot.pairing[language]].filter(Boolean)}
          place={placeSpot(spot, image, mainImageRatio)}
          isOpen={index === openIndex}
          onToggle={(isOpen) => setOpenIndex(isOpen ? index : undefined)}
        />
      ))}
    </ul>
  );
}
