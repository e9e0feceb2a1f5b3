import { Trans } from '@lingui/react/macro';
import { useLanguage } from '../../i18n/use-language';
import { PageLink } from '../../routing/PageLink';
import { paths } from '../../routing/paths';
import { seasonalCollectionTextsQuery } from '../seasonal-collection/seasonal-collection-query';
import {
  seasonalCollectionId,
  useSeasonalCollection,
} from '../seasonal-collection/use-seasonal-collection';
import * as styles from './ShopPage.css';

export function SeasonalCollectionLink() {
  const collection = useSeasonalCollection(seasonalCollectionTextsQuery);
  const language = useLanguage();
  if (!collection) return null;
  const orderBy = collection.orderBy[language];
  return (
    <p className={styles.season}>
      <PageLink to={`${paths.home()}#${seasonalCollectionId}`} className={styles.seasonLink}>
        <strong>{collection.title[language]}</strong> · <Trans>Order by {orderBy}</Trans>
      </PageLink>
    </p>
  );
}
