import { Trans } from '@lingui/react/macro';
import * as styles from './ImportDialog.css';
import { countRows, writtenBy } from './import-counts';
import { useImportSummary } from './use-counts-in-words';
import type { ImportStage } from './use-import';

export const ImportStatus = ({ stage }: { readonly stage: ImportStage }) => (
  <div role="status" className={styles.status}>
    {stage.name === 'checking' && (
      <p>
        <Trans>Checking…</Trans>
      </p>
    )}
    {stage.name === 'importing' && (
      <p>
        <Trans>Importing…</Trans>
      </p>
    )}
    {stage.name === 'checked' && <Outcome {...stage} />}
  </div>
);

function Outcome({ rows }: Pick<Extract<ImportStage, { name: 'checked' }>, 'rows'>) {
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
        writtenBy(counts) === 0 && (
          <p>
            <Trans>There’s nothing to import: every product already matches the file.</Trans>
          </p>
        )
      )}
    </>
  );
}
