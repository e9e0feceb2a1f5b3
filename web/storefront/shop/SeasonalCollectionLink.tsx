import { Trans } from '@lingui/react/macro';
import { PageLink } from '../../routing/PageLink';
import { paths } from '../../routing/paths';
import {
  seasonalCollectionId,
  useSeasonalCollection,
} from '../seasonal-collection/use-seasonal-collection';
import * as styles from './ShopPage.css';

export function SeasonalCollectionLink() {
  const collection = useSeasonalCollection();
  if (!collection) return null;
  const { title, orderBy } = collection;
  return (
    <p className={styles.season}>
      <PageLink to={`${paths.home()}#${seasonalCollectionId}`} className={styles.seasonLink}>
        <strong>{title}</strong> · <Trans>Order by {orderBy}</Trans>
      </PageLink>
    </p>
  );
}
