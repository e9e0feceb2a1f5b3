import { Trans, useLingui } from '@lingui/react/macro';
import type { RowResult } from '#contract/products/admin-schema';
import { listProducts } from '#contract/products/endpoints';
import { query } from '../../../data/query';
import { useQuery } from '../../../data/use-query';
import { visuallyHidden } from '../../../ui/visually-hidden.css';
import { PriceTiersNotice } from '../prices/PriceTiersNotice';
import { RowsTable } from './RowsTable';
import * as styles from './RowsTable.css';

export function ChangedRows({ rows }: { readonly rows: readonly RowResult[] }) {
  const { t } = useLingui();
  const { data: products } = useQuery(query(listProducts, {}));
  const idsWithTiers = new Set(
    products
      // Options write the price tiers.
      ?.filter(({ priceTiers, options }) => priceTiers && options.length === 0)
      .map(({ id }) => id),
  );
  const rowsWithUnchangedTiers = rows.filter(
    ({ id, changes }) =>
      id !== null &&
      idsWithTiers.has(id) &&
      changes.some(({ column }) => column === 'price') &&
      changes.every(({ column }) => column !== 'price_tiers'),
  );
  return (
    <>
      <RowsTable
        label={t`Rows with changes`}
        heading={<Trans>What changes</Trans>}
        rows={rows.filter(({ verdict }) => verdict === 'changed')}
        renderDetails={({ changes, withdrawsConfirmation }) => (
          <>
            {withdrawsConfirmation && (
              <li className={styles.warning}>
                <Trans>Facts (allergens, diets) must be confirmed again</Trans>
              </li>
            )}
            {changes.map(({ column, from, to }) => (
              <li key={column}>
                <code className={styles.column}>{column}</code> <CellValue text={from} />{' '}
                <span aria-hidden>→</span>
                <span className={visuallyHidden}>
                  <Trans>becomes</Trans>
                </span>{' '}
                <CellValue text={to} />
              </li>
            ))}
          </>
        )}
      />
      <PriceTiersNotice names={rowsWithUnchangedTiers.map(({ name }) => name)} />
    </>
  );
}

const CellValue = ({ text }: { readonly text: string }) =>
  text === '' ? (
    <em>
      <Trans>empty</Trans>
    </em>
  ) : (
    <q className={styles.value}>{text}</q>
  );
