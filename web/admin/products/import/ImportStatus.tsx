import { Trans } from '@lingui/react/macro';
import * as styles from './ImportDialog.css';
import { countRows, countWrites } from './import-counts';
import type { ImportState } from './use-import';
import { useImportSummary } from './use-import-summary';

export const ImportStatus = ({ state }: { readonly state: ImportState }) => (
  <div role="status" className={styles.status}>
    {state.name === 'checking' && (
      <p>
        <Trans>Checking…</Trans>
      </p>
    )}
    {state.name === 'importing' && (
      <p>
        <Trans>Importing…</Trans>
      </p>
    )}
    {state.name === 'checked' && <CheckSummary {...state} />}
  </div>
);

function CheckSummary({ rows }: Pick<Extract<ImportState, { name: 'checked' }>, 'rows'>) {
  const formatSummary = useImportSummary();
  const counts = countRows(rows);
  return (
    <>
      <p className={styles.counts}>{formatSummary(counts)}</p>
      {counts.faulty > 0 ? (
        <p>
          <Trans>Nothing was saved. Fix these rows in the file, then choose it again.</Trans>
        </p>
      ) : (
        countWrites(counts) === 0 && (
          <p>
            <Trans>There’s nothing to import: every product already matches the file.</Trans>
          </p>
        )
      )}
    </>
  );
}
