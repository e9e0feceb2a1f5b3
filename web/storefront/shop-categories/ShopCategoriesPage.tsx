import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '../../data/use-query';
import { PageLink } from '../../routing/PageLink';
import { paths } from '../../routing/paths';
import { PageHead } from '../../seo/PageHead';
import { button } from '../../ui/button/Button.css';
import { CategoryCards } from '../category-cards/CategoryCards';
import { categoryImagesQuery } from './queries';
import * as styles from './ShopCategoriesPage.css';

export { queries } from './queries';
export { ShopCategoriesPage as Component };

function ShopCategoriesPage() {
  const { t } = useLingui();
  const { data: images = [] } = useQuery(categoryImagesQuery);
  return (
    <div className={styles.page}>
      <PageHead
        title={t`Shop by category`}
        description={t`Charcuterie boards, grazing tables and special events: tell us how many you’ll be, and we do the rest.`}
        ogImage={images[0] ?? undefined}
      />
      <h1 className={styles.title}>
        <Trans>Shop by category</Trans>
      </h1>
      <CategoryCards images={images} headingLevel={2} isAboveFold />
      <p className={styles.allProductsLink}>
        <PageLink to={paths.shop()} className={button.secondary}>
          <Trans>See all products</Trans>
        </PageLink>
      </p>
    </div>
  );
}
