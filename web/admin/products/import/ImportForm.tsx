import { Trans } from '@lingui/react/macro';
import { useRef } from 'react';
import type { RowResult } from '#contract/products/admin-schema';
import { button } from '../../../ui/button/Button.css';
import { classes } from '../../../ui/classes';
import { actions } from '../../../ui/dialog/CompactDialog.css';
import { useFileDrop } from '../../../ui/form/use-file-drop';
import { ChangedRows } from './ChangedRows';
import { CsvFileInput } from './CsvFileInput';
import { ImportButton } from './ImportButton';
import * as styles from './ImportDialog.css';
import { ImportErrors } from './ImportErrors';
import { ImportFailure } from './ImportFailure';
import { ImportStatus } from './ImportStatus';
import type { useImport } from './use-import';

interface ImportFormProps {
  readonly productImport: ReturnType<typeof useImport>;
  readonly onClose: () => void;
}

export function ImportForm({ productImport, onClose }: ImportFormProps) {
  const { state, selectFile, runImport, recheck } = productImport;
  const dropZone = useRef<HTMLDivElement>(null);
  const isDragOver = useFileDrop(dropZone, selectFile);
  const submitButton = useRef<HTMLButtonElement>(null);
  const isImporting = state.name === 'importing';

  /** The button that was pressed unmounts with the error message. */
  function recheckAndFocus(): void {
    submitButton.current?.focus();
    recheck();
  }

  return (
    <>
      <div ref={dropZone} className={classes(styles.dropZone, isDragOver && styles.dragOver)}>
        {state.name === 'choosing' ? (
          <p>
            {isDragOver ? <Trans>Drop to check it</Trans> : <Trans>Drop a CSV file here</Trans>}
          </p>
        ) : (
          <p className={styles.fileName}>{state.file.name}</p>
        )}
        <CsvFileInput
          onFiles={selectFile}
          disabled={isImporting}
          isEmpty={state.name === 'choosing'}
        />
        <p className={styles.muted}>
          <Trans>Nothing is saved until you’ve seen what the file would change.</Trans>
        </p>
      </div>
      <ImportStatus state={state} />
      {state.name === 'failed' && <ImportFailure failure={state} onRecheck={recheckAndFocus} />}
      {state.name === 'checked' && <CheckedRows rows={state.rows} />}
      <p className={actions}>
        <button
          type="button"
          className={button.secondary}
          aria-disabled={isImporting}
          onClick={onClose}
        >
          <Trans>Cancel</Trans>
        </button>
        <ImportButton state={state} button={submitButton} onImport={runImport} />
      </p>
    </>
  );
}

/** The server imports nothing while any row has an error. */
function CheckedRows({ rows }: { readonly rows: readonly RowResult[] }) {
  const hasErrors = rows.some(({ verdict }) => verdict === 'faulty');
  return hasErrors ? <ImportErrors rows={rows} /> : <ChangedRows rows={rows} />;
}
