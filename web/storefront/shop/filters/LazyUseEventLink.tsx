import { lazyTranslatedComponent } from '../../../routing/lazy-translated-component';
import { WhenPlanned } from '../../event-bar/WhenPlanned';
import { filtersTranslations } from './filters-translations';

const eventLink = lazyTranslatedComponent(
  filtersTranslations,
  async () => (await import('./UseEventLink')).UseEventLink,
);

/** Filters by the event on this device, if there is one. */
export const LazyUseEventLink = ({ search }: { readonly search: URLSearchParams }) => (
  <WhenPlanned lazy={eventLink}>{(UseEventLink) => <UseEventLink search={search} />}</WhenPlanned>
);
