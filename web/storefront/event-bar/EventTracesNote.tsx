import { lazyComponent } from '../../data/lazy-module';
import { WhenPlanned } from './WhenPlanned';

const eventTraces = lazyComponent(async () => (await import('../event/EventTraces')).EventTraces);

/** After a list with event marks, where it moves nothing when it's added. */
export const EventTracesNote = () => (
  <WhenPlanned lazy={eventTraces}>{(EventTraces) => <EventTraces />}</WhenPlanned>
);
