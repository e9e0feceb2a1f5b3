import { Trans } from '@lingui/react/macro';
import { useRef } from 'react';
import type { RowResult } from '#contract/products/admin-schema';
import { button } from '../../../ui/button/Button.css';
import { classes } from '../../../ui/classes';
import { actions } from '../../../ui/dialog/QuestionDialog.css';
import { useDroppedFiles } from '../../../ui/form/use-dropped-files';
import { ChangedRows } from './ChangedRows';
import { ImportErrors } from './FaultyRows';
import { ImportButton } from './ImportButton';
import * as styles from './ImportDialog.css';
import { ImportFailure } from './ImportFailure';
import { ImportStatus } from './ImportStatus';
import { TablePicker } from './TablePicker';
import type { useImport } from './use-import';

interface ImportTableProps {
  readonly table: ReturnType<typeof useImport>;
  readonly onClose: () => void;
}

export function ImportTable({ table, onClose }: ImportTableProps) {
  const { stage, choose, runImport, again } = table;
  const zone = useRef<HTMLDivElement>(null);
  const over = useDroppedFiles(zone, choose);
  const submitButton = useRef<HTMLButtonElement>(null);
  const isImporting = stage.name === 'importing';

  /** The button that was pressed unmounts with the error message. */
  function checkAgain(): void {
    submitButton.current?.focus();
    again();
  }

  return (
    <>
      <div ref={zone} className={classes(styles.zone, over && styles.over)}>
        {stage.name === 'choosing' ? (
          <p>{over ? <Trans>Drop to check it</Trans> : <Trans>Drop a CSV file here</Trans>}</p>
        ) : (
          <p className={styles.file}>{stage.file.name}</p>
        )}
        <TablePicker onFiles={choose} disabled={isImporting} isFirst={stage.name === 'choosing'} />
        <p className={styles.quiet}>
          <Trans>Nothing is saved until you’ve seen what the file would change.</Trans>
        </p>
      </div>
      <ImportStatus stage={stage} />
      {stage.name === 'failed' && <ImportFailure failure={stage} onAgain={checkAgain} />}
      {stage.name === 'checked' && <CheckedRows rows={stage.rows} />}
      <p className={actions}>
        <button
          type="button"
          className={button({ kind: 'quiet' })}
          aria-disabled={isImporting}
          onClick={onClose}
        >
          <Trans>Cancel</Trans>
        </button>
        <ImportButton stage={stage} button={submitButton} onImport={runImport} />
      </p>
    </>
  );
}

/** The server imports nothing while any row has an error. */
function CheckedRows({ rows }: { readonly rows: readonly RowResult[] }) {
  const hasErrors = rows.some(({ verdict }) => verdict === 'faulty');
  return hasErrors ? <ImportErrors rows={rows} /> : <ChangedRows rows={rows} />;
}
