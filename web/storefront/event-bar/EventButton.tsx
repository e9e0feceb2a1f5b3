import { type ReactNode, useState } from 'react';
import { lazyTranslatedComponent } from '../../routing/lazy-translated-component';
import { LazyOverlay, type OverlayState } from '../../ui/lazy-overlay/LazyOverlay';
import { WhenPlanned } from './WhenPlanned';

const eventSummary = lazyTranslatedComponent(
  'event',
  async () => (await import('../event/EventSummary')).EventSummary,
);

const eventDialog = lazyTranslatedComponent(
  'event',
  async () => (await import('../event/EventDialog')).EventDialog,
);

interface EventButtonProps {
  readonly className: string;
  /** Shown while no event is stored on the device. */
  readonly prompt: ReactNode;
}

/** Shows the event that is stored on the device, and opens its dialog. */
export function EventButton({ className, prompt }: EventButtonProps) {
  const [open, setOpen] = useState<OverlayState>();
  return (
    <>
      <button
        type="button"
        className={className}
        aria-haspopup="dialog"
        aria-expanded={open === true}
        onClick={() => setOpen(true)}
      >
        <WhenPlanned lazy={eventSummary} fallback={prompt}>
          {(EventSummary) => <EventSummary prompt={prompt} />}
        </WhenPlanned>
      </button>
      <LazyOverlay lazy={eventDialog} state={open} setState={setOpen}>
        {(EventDialog, isOpen) => <EventDialog open={isOpen} onClose={() => setOpen(false)} />}
      </LazyOverlay>
    </>
  );
}
