import { Trans } from '@lingui/react/macro';
import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { SpotMarkers } from './SpotMarkers';
import * as styles from './SpotTools.css';
import type { SpottedProduct } from './spotted-product';
import { TableCard } from './TableCard';

interface SpotToolsProps extends SpottedProduct {
  readonly open: boolean;
}

/** The markers on the image, and a button that prints a card with them. */
export function SpotTools({ product, image, spots, open }: SpotToolsProps) {
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [isPrinting, setIsPrinting] = useState(false);
  const gallery = button?.closest('details')?.parentElement;
  const main = button?.closest('main');
  return (
    <>
      <button
        ref={setButton}
        type="button"
        className={styles.printButton}
        onClick={() => setIsPrinting(true)}
      >
        <Printer size={18} aria-hidden />
        <Trans>Print a card for the table</Trans>
      </button>
      {open && gallery && createPortal(<SpotMarkers image={image} spots={spots} />, gallery)}
      {isPrinting &&
        main &&
        createPortal(
          <TableCard
            product={product}
            image={image}
            spots={spots}
            shownUrl={gallery?.querySelector('img')?.currentSrc}
            onPrinted={() => setIsPrinting(false)}
          />,
          main,
        )}
    </>
  );
}
