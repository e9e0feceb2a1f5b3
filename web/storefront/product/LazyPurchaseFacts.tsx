import { lazyComponent } from '../../data/lazy-module';
import { WhenPlanned } from '../event-bar/WhenPlanned';
import { PurchaseFacts, type PurchaseFactsProps } from './PurchaseFacts';

const plannedFacts = lazyComponent(
  async () => (await import('./PlannedPurchaseFacts')).PlannedPurchaseFacts,
);

/** About the event on this device, if there is one. */
export const LazyPurchaseFacts = (props: Omit<PurchaseFactsProps, 'event'>) => (
  <WhenPlanned lazy={plannedFacts} fallback={<PurchaseFacts {...props} />}>
    {(PlannedPurchaseFacts) => <PlannedPurchaseFacts {...props} />}
  </WhenPlanned>
);
