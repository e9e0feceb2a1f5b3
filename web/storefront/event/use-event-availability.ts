import {
  type AvailabilityContext,
  findUnavailability,
  type PlannedEvent,
  type Unavailability,
} from '#contract/orders/event';
import type { ProductSummary } from '#contract/products/catalog-page';
import { checkRequirements, type RequirementCheck } from '#contract/products/requirement-check';
import { useFullDays } from '../cart/order-request/use-full-days';
import { useShopSettings } from '../shop-settings/use-shop-settings';
import { useEvent } from './event-store';

export type JudgedProduct = Pick<
  ProductSummary,
  'category' | 'options' | 'facts' | 'inStock' | 'quantityAvailable'
>;

interface EventAvailability {
  readonly event: PlannedEvent;
  /** Undefined if it can be had then. Without a date, only the stock counts. */
  readonly unavailability: Unavailability | undefined;
  readonly requirements: RequirementCheck;
}

/** The shop's settings and its full days for the event; undefined until the settings are loaded. */
function useAvailabilityContext({
  people = 0,
}: Pick<PlannedEvent, 'people'>): AvailabilityContext | undefined {
  const { settings, isLoading } = useShopSettings();
  const { fullDays } = useFullDays(people);
  return isLoading ? undefined : { now: new Date(), settings, fullDays };
}

/** Whether a product can be had for the event on this device; undefined until the shop's settings are loaded. */
export function useEventAvailability(product: JudgedProduct): EventAvailability | undefined {
  const event = useEvent();
  const context = useAvailabilityContext(event);
  return (
    context && {
      event,
      unavailability: findUnavailability(product, event, context),
      requirements: checkRequirements(product, event),
    }
  );
}
