import { Trans } from '@lingui/react/macro';
import { SectionHeading } from '../../ui/section-heading/SectionHeading';
import { visuallyHidden } from '../../ui/visually-hidden.css';
import * as styles from './KitchenListPage.css';
import type { ProductCount } from './kitchen-list';

export const ProductCounts = ({ counts }: { readonly counts: readonly ProductCount[] }) => (
  <section className={styles.section} aria-labelledby="counts">
    <SectionHeading id="counts">
      <Trans>To make</Trans>
    </SectionHeading>
    <table className={styles.counts}>
      <thead className={visuallyHidden}>
        <tr>
          <th scope="col">
            <Trans>How many</Trans>
          </th>
          <th scope="col">
            <Trans>Item</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {counts.map(({ product, count }) => (
          <tr key={product} className={styles.countRow}>
            <td className={styles.count}>{count}</td>
            <th scope="row" className={styles.product}>
              {product}
            </th>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
