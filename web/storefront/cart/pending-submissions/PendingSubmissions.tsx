import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { Outbox } from '../../../outbox/database';
import { useOnRequeue } from '../../../outbox/use-on-requeue';
import { useOutbox } from '../../../outbox/use-outbox';
import { focusHeading } from '../../../routing/use-navigation-effects';
import { SectionHeading } from '../../../ui/section-heading/SectionHeading';
import { useRestoreFocus } from '../../../ui/use-restore-focus';
import { useEditUrl } from '../../forms/use-edit-url';
import { CorruptSubmission } from './CorruptSubmission';
import { PendingSubmission } from './PendingSubmission';
import * as styles from './PendingSubmissions.css';

const sectionId = 'waiting';

export function PendingSubmissions() {
  const outbox = useOutbox();
  const { requestedId, leaveEditUrl } = useEditUrl();

  // The form is gone with the last item of the cart.
  useOnRequeue((id) => {
    if (id === requestedId) leaveEditUrl();
  });

  return outbox.items.length + outbox.corrupt.length > 0 && <SubmissionList {...outbox} />;
}

const focusPageHeading = (): void => focusHeading({});

function SubmissionList({ items, corrupt }: Outbox) {
  const sectionRef = useRef<HTMLElement>(null);
  useRestoreFocus(sectionRef, focusPageHeading);

  // The browser looks for the URL's hash before this section exists.
  useEffect(() => {
    if (location.hash === `#${sectionId}`) sectionRef.current?.scrollIntoView();
  }, []);

  return (
    <section
      ref={sectionRef}
      id={sectionId}
      aria-labelledby="waiting-heading"
      className={styles.section}
    >
      <SectionHeading id="waiting-heading">
        <Trans>Waiting to be sent</Trans>
      </SectionHeading>
      <p>
        <Trans>We haven’t received any of this yet. It’s saved on this device only.</Trans>
      </p>
      <ul className={styles.list}>
        {items.map((item) => (
          <PendingSubmission key={item.id} item={item} />
        ))}
        {corrupt.map((item) => (
          <CorruptSubmission key={item.key} item={item} />
        ))}
      </ul>
    </section>
  );
}
