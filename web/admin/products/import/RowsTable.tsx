import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { RowResult } from '#contract/products/admin-schema';
import { ScrollArea } from '../../../ui/scroll-area/ScrollArea';
import * as styles from './RowsTable.css';

/** Rows listed at once; the counts include all of them. */
const maxRows = 100;

interface RowsTableProps {
  readonly label: string;
  readonly heading: ReactNode;
  readonly rows: readonly RowResult[];
  /** Content of the last column, as list items. */
  readonly renderDetails: (row: RowResult) => ReactNode;
}

export function RowsTable({ label, heading, rows, renderDetails }: RowsTableProps) {
  const more = rows.length - maxRows;
  if (rows.length === 0) return null;
  return (
    <>
      <ScrollArea className={styles.scrollArea} aria-label={label}>
        <table className={styles.table}>
          <thead className={styles.head}>
            <tr>
              <th scope="col" className={styles.heading}>
                <Trans>Row</Trans>
              </th>
              <th scope="col" className={styles.heading}>
                <Trans>Product</Trans>
              </th>
              <th scope="col" className={styles.heading}>
                {heading}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, maxRows).map((row) => (
              <tr key={row.line} className={styles.row}>
                <th scope="row" className={styles.lineNumber}>
                  <span className={styles.cellLabel}>
                    <Trans>Row</Trans>{' '}
                  </span>
                  {row.line}
                </th>
                <td className={styles.name}>{row.name || <Trans>No name</Trans>}</td>
                <td className={styles.details}>
                  <ul className={styles.detailList}>{renderDetails(row)}</ul>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
      {more > 0 && (
        <p className={styles.moreRows}>
          <Plural value={more} one="and # more row" other="and # more rows" />
        </p>
      )}
    </>
  );
}
