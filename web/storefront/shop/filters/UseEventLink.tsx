import { Trans } from '@lingui/react/macro';
import { parseCatalogFilter } from '#contract/products/catalog-filter';
import { PageLink } from '../../../routing/PageLink';
import { focusHeading } from '../../../routing/use-navigation-effects';
import { useEvent } from '../../event/event-store';
import { getSearchQuery } from '../listing-tools';
import { addEvent } from './add-event';
import { buildFilterPath } from './build-filter-path';
import * as styles from './UseEventLink.css';

/** Filters by the event on this device; nothing if that would change nothing. */
export function UseEventLink({ search }: { readonly search: URLSearchParams }) {
  const event = useEvent();
  const { filter } = parseCatalogFilter(search);
  const q = getSearchQuery(search);
  const path = buildFilterPath(addEvent(filter, event), q);
  if (path === buildFilterPath(filter, q)) return null;
  return (
    // The link goes away, and must not take the focus with it.
    <PageLink to={path} className={styles.link} onLeave={focusHeading}>
      <Trans>Use my event</Trans>
    </PageLink>
  );
}
