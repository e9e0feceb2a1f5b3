import { lazyTranslatedComponent } from '../../routing/lazy-translated-component';
import type { JudgedProduct } from '../event/use-event-availability';
import { WhenPlanned } from './WhenPlanned';

const eventMarks = lazyTranslatedComponent(
  'event',
  async () => (await import('../event/EventMarks')).EventMarks,
);

interface EventMarkProps {
  readonly product: JudgedProduct;
  readonly className?: string;
}

/** Why a product can't be had for the event on this device, if there is one. */
export const EventMark = (props: EventMarkProps) => (
  <WhenPlanned lazy={eventMarks}>{(EventMarks) => <EventMarks {...props} />}</WhenPlanned>
);
