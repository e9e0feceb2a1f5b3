import { Plural, Trans } from '@lingui/react/macro';
import type { OrderRecord } from '#contract/orders/admin-schema';
import { buildShoppingList } from '#contract/orders/shopping-list';
import { listProducts } from '#contract/products/endpoints';
import { query } from '../../data/query';
import { useQuery } from '../../data/use-query';
import { formatLongDate } from '../../i18n/event-dates';
import { useLanguage } from '../../i18n/use-language';
import { visuallyHidden } from '../../ui/visually-hidden.css';
import * as styles from './PrintPage.css';

interface ShoppingListTableProps {
  readonly orders: readonly OrderRecord[];
  readonly from: string;
  readonly to: string;
}

export function ShoppingListTable({ orders, from, to }: ShoppingListTableProps) {
  const language = useLanguage();
  const { data: products } = useQuery(query(listProducts, {}));
  const entries = buildShoppingList(orders, products ?? [], language);
  const days = [...new Set([from, to])].map((day) => formatLongDate(day, language)).join(' – ');
  return (
    <>
      <p className={styles.note}>
        {days} · <Plural value={orders.length} one="# confirmed order" other="# confirmed orders" />
      </p>
      {entries.length > 0 && (
        <>
          <table className={styles.table}>
            <thead>
              <tr>
                <td>
                  <span className={visuallyHidden}>
                    <Trans>To tick off</Trans>
                  </span>
                </td>
                <th scope="col">
                  <Trans>Ingredient</Trans>
                </th>
                <th scope="col">
                  <Trans>Portions</Trans>
                </th>
                <th scope="col">
                  <Trans>For</Trans>
                </th>
              </tr>
            </thead>
            <tbody>
              {entries.map(({ ingredient, portions, orders: numbers }) => (
                <tr key={ingredient}>
                  <td>
                    <span className={styles.box} />
                  </td>
                  <th scope="row">{ingredient}</th>
                  <td>{portions}</td>
                  <td>{numbers.join(', ')}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className={styles.note}>
            <Trans>A portion is what goes into one item of the product’s usual size.</Trans>
          </p>
        </>
      )}
    </>
  );
}
