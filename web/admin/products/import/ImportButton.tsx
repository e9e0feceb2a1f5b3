import { Plural, Trans } from '@lingui/react/macro';
import type { RefObject } from 'react';
import { button } from '../../../ui/button/Button.css';
import { classes } from '../../../ui/classes';
import * as styles from './ImportDialog.css';
import { countRows, countWrites } from './import-counts';
import type { ImportState } from './use-import';

interface ImportButtonProps {
  readonly state: ImportState;
  /** Always mounted, so it can take the focus of removed elements. */
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly onImport: () => void;
}

export function ImportButton({ state, button: buttonRef, onImport }: ImportButtonProps) {
  const counts = countRows('rows' in state ? state.rows : []);
  const written = countWrites(counts);
  const isReady = state.name === 'checked' && counts.faulty === 0 && written > 0;
  return (
    <button
      ref={buttonRef}
      type="button"
      className={classes(button.primary, styles.submitButton)}
      // Stays focusable in every state, unlike with `disabled`.
      aria-disabled={!isReady}
      onClick={isReady ? onImport : undefined}
    >
      {state.name === 'importing' ? (
        <Trans>Importing…</Trans>
      ) : written === 0 ? (
        <Trans>Import</Trans>
      ) : (
        <Plural value={written} one="Import # product" other="Import # products" />
      )}
    </button>
  );
}
