import { Trans } from '@lingui/react/macro';
import { action, text } from '../event-bar/EventBar.css';
import { EventPrompt } from '../event-bar/EventPrompt';
import * as styles from './EventSummary.css';
import { isEventEmpty, useEvent } from './event-store';
import { useEventParts } from './use-event-texts';

/** Nothing is left of an event whose only choice was a day that has passed. */
export function EventSummary() {
  const event = useEvent();
  const parts = useEventParts(event);
  if (isEventEmpty(event)) return <EventPrompt />;
  return (
    <>
      <span className={text}>{parts.join(' · ')}</span>{' '}
      <span className={styles.change}>
        <span className={action}>
          <Trans>Change</Trans>
        </span>
      </span>
    </>
  );
}
