import { Trans, useLingui } from '@lingui/react/macro';
import { getProductText } from '#contract/products/product-text';
import type { Product } from '#contract/products/schema';
import { useLanguage } from '../../i18n/use-language';
import { PageLink } from '../../routing/PageLink';
import { paths } from '../../routing/paths';
import { focusHeading } from '../../routing/use-navigation-effects';
import * as styles from './Comparison.css';
import { canRemove } from './compared-ids';

interface RemoveLinkProps {
  readonly product: Product;
  /** All that are compared. */
  readonly products: readonly Product[];
}

const buildLinkId = ({ id }: Product): string => `remove-${id}`;

/** To the comparison of the other products. */
export function RemoveLink({ product, products }: RemoveLinkProps) {
  const { t } = useLingui();
  const name = getProductText(product, 'name', useLanguage());
  const others = products.filter(({ id }) => id !== product.id);
  if (!canRemove(products)) return null;

  /** The link goes with its column, and all links go once two products are left. */
  function focusNext(): void {
    const next = others[products.indexOf(product)] ?? others.at(-1);
    if (next && canRemove(others)) document.getElementById(buildLinkId(next))?.focus();
    else focusHeading();
  }

  return (
    <PageLink
      id={buildLinkId(product)}
      to={paths.compare(others.map(({ id }) => id))}
      className={styles.removeLink}
      aria-label={t`Remove ${name}`}
      onLeave={focusNext}
    >
      <Trans>Remove</Trans>
    </PageLink>
  );
}
