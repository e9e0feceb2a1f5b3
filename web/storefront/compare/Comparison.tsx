import { Trans } from '@lingui/react/macro';
import { getProductText } from '#contract/products/product-text';
import type { Product } from '#contract/products/schema';
import { tracesWarning } from '#contract/products/traces-warning';
import { formatList } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';
import { PageLink } from '../../routing/PageLink';
import { paths } from '../../routing/paths';
import { ScrollArea } from '../../ui/scroll-area/ScrollArea';
import { visuallyHidden } from '../../ui/visually-hidden.css';
import { AddToCart } from './AddToCart';
import * as styles from './Comparison.css';
import { ProductHeading } from './ProductHeading';
import { useComparisonRows } from './use-comparison-rows';

interface ComparisonProps {
  /** Two to four. */
  readonly products: readonly Product[];
  /** Id of the heading. */
  readonly labelledBy: string;
}

/** Explicit roles, because browsers drop those of a table whose `display` is changed. */
export function Comparison({ products, labelledBy }: ComparisonProps) {
  const language = useLanguage();
  const rows = useComparisonRows(products);
  return (
    <>
      <ScrollArea className={styles.scrollArea} aria-labelledby={labelledBy}>
        <table
          role="table"
          className={styles.table}
          aria-labelledby={labelledBy}
          data-columns={products.length}
        >
          <thead role="rowgroup" className={styles.group}>
            <tr role="row" className={styles.headingRow}>
              <td role="cell" className={styles.corner} />
              {products.map((product, index) => (
                <ProductHeading key={product.id} product={product} isFirst={index === 0} />
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup" className={styles.group}>
            <tr role="row" className={styles.priceRow}>
              <th role="rowheader" scope="row" className={styles.priceName}>
                <Trans>Price</Trans>
              </th>
              {products.map((product) => (
                <AddToCart key={product.id} product={product} products={products} />
              ))}
            </tr>
            {rows.map(({ name, values }) => (
              <tr
                key={name}
                role="row"
                className={styles.row}
                data-equal={new Set(values).size === 1 || undefined}
              >
                <th role="rowheader" scope="row" className={styles.name}>
                  {name}
                </th>
                {products.map(({ id }, index) => (
                  <td key={id} role="cell" className={styles.cell}>
                    <Value>{values[index]}</Value>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
      <p className={styles.note}>{tracesWarning[language]}</p>
      <UnconfirmedNote products={products} />
    </>
  );
}

function Value({ children }: { readonly children: string | undefined }) {
  if (children === undefined) return <Trans>Not confirmed yet</Trans>;
  if (children !== '') return children;
  return (
    <>
      <span aria-hidden>–</span>
      <span className={visuallyHidden}>
        <Trans>None listed</Trans>
      </span>
    </>
  );
}

function UnconfirmedNote({ products }: Pick<ComparisonProps, 'products'>) {
  const language = useLanguage();
  const unconfirmed = products.filter(({ facts }) => !facts.confirmed);
  if (unconfirmed.length === 0) return null;
  const names = formatList(
    unconfirmed.map((product) => getProductText(product, 'name', language)),
    language,
  );
  return (
    <p className={styles.note}>
      <Trans>We haven’t confirmed allergens and diets yet for {names}:</Trans>{' '}
      <PageLink to={paths.contact()} className={styles.contactLink}>
        <Trans>ask us</Trans>
      </PageLink>
    </p>
  );
}
