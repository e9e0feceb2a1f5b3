import { useEvent } from '../event/event-store';
import { PurchaseFacts, type PurchaseFactsProps } from './PurchaseFacts';

export const PlannedPurchaseFacts = (props: Omit<PurchaseFactsProps, 'event'>) => (
  <PurchaseFacts {...props} event={useEvent()} />
);
