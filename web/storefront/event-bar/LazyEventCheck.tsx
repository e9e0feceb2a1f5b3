import type { Product } from '#contract/products/schema';
import { lazyTranslatedComponent } from '../../routing/lazy-translated-component';
import { WhenPlanned } from './WhenPlanned';

const eventCheck = lazyTranslatedComponent(
  'event',
  async () => (await import('../event/EventCheck')).EventCheck,
);

/** Whether the product can be had for the event on this device, if there is one. */
export const LazyEventCheck = ({ product }: { readonly product: Product }) => (
  <WhenPlanned lazy={eventCheck}>{(EventCheck) => <EventCheck product={product} />}</WhenPlanned>
);
