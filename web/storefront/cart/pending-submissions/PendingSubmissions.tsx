import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useOnRequeue } from '../../../outbox/use-on-requeue';
import { useOutbox } from '../../../outbox/use-outbox';
import { SectionHeading } from '../../../ui/section-heading/SectionHeading';
import { useEditUrl } from '../../forms/use-edit-url';
import { CorruptSubmission } from './CorruptSubmission';
import { PendingSubmission } from './PendingSubmission';
import * as styles from './PendingSubmissions.css';

const sectionId = 'waiting';

export function PendingSubmissions() {
  const { items, corrupt } = useOutbox();
  const sectionRef = useRef<HTMLElement>(null);
  const isEmpty = items.length + corrupt.length === 0;
  const { requestedId, leaveEditUrl } = useEditUrl();

  // The form is gone with the last item of the cart.
  useOnRequeue((id) => {
    if (id === requestedId) leaveEditUrl();
  });

  // The browser looks for the URL's hash before this section exists.
  useEffect(() => {
    if (!isEmpty && location.hash === `#${sectionId}`) sectionRef.current?.scrollIntoView();
  }, [isEmpty]);

  if (isEmpty) return null;
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
