import { Trans } from '@lingui/react/macro';
import { PageLink } from '../../routing/PageLink';
import { paths } from '../../routing/paths';
import { seasonalShelfId, useSeasonalShelf } from '../seasonal-shelf/use-seasonal-shelf';
import * as styles from './ShopPage.css';

export function SeasonalShelfLink() {
  const shelf = useSeasonalShelf();
  if (!shelf) return null;
  const { title, orderBy } = shelf;
  return (
    <p className={styles.season}>
      <PageLink to={`${paths.home()}#${seasonalShelfId}`} className={styles.seasonLink}>
        <strong>{title}</strong> · <Trans>Order by {orderBy}</Trans>
      </PageLink>
    </p>
  );
}
