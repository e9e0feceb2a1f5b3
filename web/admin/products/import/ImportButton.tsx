import { Plural, Trans } from '@lingui/react/macro';
import type { RefObject } from 'react';
import { button } from '../../../ui/button/Button.css';
import { classes } from '../../../ui/classes';
import * as styles from './ImportDialog.css';
import { countRows, writtenBy } from './import-counts';
import type { ImportStage } from './use-import';

interface ImportButtonProps {
  readonly stage: ImportStage;
  /** Always mounted, so it can take the focus of removed elements. */
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly onImport: () => void;
}

export function ImportButton({ stage, button: place, onImport }: ImportButtonProps) {
  const counts = countRows('rows' in stage ? stage.rows : []);
  const written = writtenBy(counts);
  const isReady = stage.name === 'checked' && counts.faulty === 0 && written > 0;
  return (
    <button
      ref={place}
      type="button"
      className={classes(button(), styles.submitButton)}
      // Stays focusable in every state, unlike with `disabled`.
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
