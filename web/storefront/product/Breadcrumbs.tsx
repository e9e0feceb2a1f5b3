import { Trans, useLingui } from '@lingui/react/macro';
import { getProductText } from '#contract/products/product-text';
import type { Product } from '#contract/products/schema';
import { useLanguage } from '../../i18n/use-language';
import { PageLink } from '../../routing/PageLink';
import { paths } from '../../routing/paths';
import { CategoryName } from '../category-cards/CategoryName';
import * as styles from './Breadcrumbs.css';

/** On phones only a link back to the category. */
export function Breadcrumbs({ product }: { readonly product: Product }) {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <nav aria-label={t`Breadcrumb`}>
      <ol className={styles.breadcrumbs}>
        <li className={styles.crumb}>
          <PageLink to={paths.home()}>
            <Trans>Home</Trans>
          </PageLink>
        </li>
        <li className={styles.crumb}>
          <PageLink to={paths.shop()}>
            <Trans>Shop</Trans>
          </PageLink>
        </li>
        <li className={styles.backLink}>
          <PageLink to={paths.shop({ category: product.category })}>
            <CategoryName slug={product.category} />
          </PageLink>
        </li>
        <li className={styles.crumb} aria-current="page">
          {getProductText(product, 'name', language)}
        </li>
      </ol>
    </nav>
  );
}
