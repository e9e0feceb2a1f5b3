import { Plural } from '@lingui/react/macro';
import type { OrderRecord } from '#contract/orders/admin-schema';
import { countStockUnits, holdsStock } from '#contract/orders/stock';
import { listProducts } from '#contract/products/endpoints';
import { query } from '../../../data/query';
import { useQuery } from '../../../data/use-query';
import * as styles from './OrderDetail.css';

/** Says what confirming the order does to the stock; nothing if none of its items is counted. */
export function StockNote({ order: { items, status } }: { readonly order: OrderRecord }) {
  const { data: products } = useQuery(query(listProducts, {}));
  const units = holdsStock(status) ? 0 : countStockUnits(items, products ?? []);
  return (
    units > 0 && (
      <p className={styles.stock}>
        <Plural
          value={units}
          one="Confirming takes # unit off the stock; declining puts it back."
          other="Confirming takes # units off the stock; declining puts them back."
        />
      </p>
    )
  );
}
