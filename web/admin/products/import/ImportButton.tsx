import { Plural, Trans } from '@lingui/react/macro';
import type { RefObject } from 'react';
import { button } from '../../../ui/button/Button.css';
import { classes } from '../../../ui/classes';
import * as styles from './ImportDialog.css';
import { countsOf, writtenBy } from './import-counts';
import type { ImportStage } from './use-import';

interface ImportButtonProps {
  readonly stage: ImportStage;
  /** It is always there to take the focus of what goes. */
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly onImport: () => void;
}

/** Brings in what has been checked, once nothing is wrong with it. */
export function ImportButton({ stage, button: place, onImport }: ImportButtonProps) {
  const counts = countsOf('rows' in stage ? stage.rows : []);
  const written = writtenBy(counts);
  const isReady = stage.name === 'checked' && counts.faulty === 0 && written > 0;
  return (
    <button
      ref={place}
      type="button"
      className={classes(button(), styles.deed)}
      // It keeps the focus where it has it, whatever becomes of the file.
      aria-disabled={!isReady}
      onClick={isReady ? onImport : undefined}
    >
      {stage.name === 'importing' ? (
        <Trans>Importing…</Trans>
      ) : written === 0 ? (
        <Trans>Import</Trans>
      ) : (
        <Plural value={written} one="Import # product" other="Import # products" />
      )}
    </button>
  );
}
