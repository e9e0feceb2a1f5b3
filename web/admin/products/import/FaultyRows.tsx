import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { RowVerdict } from '#contract/product-import';
import * as styles from './FaultyRows.css';

/** Lines that are told of at once: nobody corrects more before trying again. */
const mostShown = 100;

/** What is wrong with each line that cannot be brought in. */
export function FaultyRows({ rows }: { readonly rows: readonly RowVerdict[] }) {
  const { t } = useLingui();
  const faulty = rows.filter(({ verdict }) => verdict === 'faulty');
  const more = faulty.length - mostShown;
  if (faulty.length === 0) return null;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is pushed is pushed by the keyboard too. */}
      <section className={styles.frame} tabIndex={0} aria-label={t`Rows with faults`}>
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
                <Trans>What is wrong</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {faulty.slice(0, mostShown).map((row) => (
              <FaultyRow key={row.line} row={row} />
            ))}
          </tbody>
        </table>
      </section>
      {more > 0 && (
        <p className={styles.more}>
          <Plural value={more} one="and # more row" other="and # more rows" />
        </p>
      )}
    </>
  );
}

const FaultyRow = ({ row: { line, name, issues } }: { readonly row: RowVerdict }) => (
  <tr className={styles.row}>
    <th scope="row" className={styles.line}>
      <span className={styles.label}>
        <Trans>Row</Trans>{' '}
      </span>
      {line}
    </th>
    <td className={styles.name}>{name || <Trans>No name</Trans>}</td>
    <td className={styles.wrong}>
      <ul className={styles.issues}>
        {issues.map(({ path, message }) => (
          <li key={path + message}>
            <code className={styles.column}>{path}</code> {message}
          </li>
        ))}
      </ul>
    </td>
  </tr>
);
