import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { action } from '../event-bar/EventBar.css';
import * as styles from './EventSummary.css';
import { isEventEmpty, useEvent } from './event-store';
import { useEventParts } from './use-event-texts';

interface EventSummaryProps {
  /** Nothing else is left of an event whose only choice was a day that has passed. */
  readonly prompt: ReactNode;
}

export function EventSummary({ prompt }: EventSummaryProps) {
  const event = useEvent();
  const parts = useEventParts(event);
  if (isEventEmpty(event)) return prompt;
  return (
    <>
      <span className={styles.summary}>{parts.join(' · ')}</span>{' '}
      <span className={styles.change}>
        <span className={action}>
          <Trans>Change</Trans>
        </span>
      </span>
    </>
  );
}
