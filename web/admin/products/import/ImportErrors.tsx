import { Trans, useLingui } from '@lingui/react/macro';
import type { RowResult } from '#contract/products/admin-schema';
import { RowsTable } from './RowsTable';
import * as styles from './RowsTable.css';

export function ImportErrors({ rows }: { readonly rows: readonly RowResult[] }) {
  const { t } = useLingui();
  return (
    <RowsTable
      label={t`Rows with errors`}
      heading={<Trans>Problem</Trans>}
      rows={rows.filter(({ verdict }) => verdict === 'faulty')}
      renderDetails={({ issues }) =>
        issues.map(({ path, message }) => (
          <li key={path + message}>
            <code className={styles.column}>{path}</code> {message}
          </li>
        ))
      }
    />
  );
}
