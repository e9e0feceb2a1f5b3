import { useState } from 'react';
import { lazyTranslatedComponent } from '../../routing/lazy-translated-component';
import { LazyOverlay, type OverlayState } from '../../ui/lazy-overlay/LazyOverlay';
import * as styles from './EventBar.css';
import { EventPrompt } from './EventPrompt';
import { WhenPlanned } from './WhenPlanned';

const eventSummary = lazyTranslatedComponent(
  'event',
  async () => (await import('../event/EventSummary')).EventSummary,
);

const eventDialog = lazyTranslatedComponent(
  'event',
  async () => (await import('../event/EventDialog')).EventDialog,
);

/** One line below the header: the event that is stored on the device, or a prompt for one. */
export function EventBar() {
  const [open, setOpen] = useState<OverlayState>();
  return (
    <div className={styles.region}>
      <button
        type="button"
        className={styles.bar}
        aria-haspopup="dialog"
        aria-expanded={open === true}
        onClick={() => setOpen(true)}
      >
        <WhenPlanned lazy={eventSummary} fallback={<EventPrompt />}>
          {(EventSummary) => <EventSummary />}
        </WhenPlanned>
      </button>
      <LazyOverlay lazy={eventDialog} state={open} setState={setOpen}>
        {(EventDialog, isOpen) => <EventDialog open={isOpen} onClose={() => setOpen(false)} />}
      </LazyOverlay>
    </div>
  );
}
