import { Trans } from '@lingui/react/macro';
import { formatShortDateTime } from '../../../i18n/formats';
import { useLanguage } from '../../../i18n/use-language';
import { discard } from '../../../outbox/edit';
import type { OutboxItem } from '../../../outbox/item';
import { PageLink } from '../../../routing/PageLink';
import { buildEditUrl } from './build-edit-url';
import { DeletePendingButton } from './DeletePendingButton';
import { EditOrderButton } from './EditOrderButton';
import { Excerpt } from './Excerpt';
import { PendingEntry } from './PendingEntry';
import * as styles from './PendingSubmissions.css';
import { SubmissionStatus } from './SubmissionStatus';
import { SubmissionType } from './SubmissionType';
import { useRetryNow } from './use-retry-now';

export function PendingSubmission({ item }: { readonly item: OutboxItem }) {
  const language = useLanguage();
  const { isRetrying, retryNow } = useRetryNow(item.id);
  const written = formatShortDateTime(new Date(item.createdAt), language);
  return (
    <PendingEntry>
      <h3 className={styles.name}>
        <SubmissionType item={item} />
      </h3>
      <p className={styles.muted}>
        <Trans>
          Written <time dateTime={item.createdAt}>{written}</time>
        </Trans>
      </p>
      <Excerpt item={item} />
      <div role="status">
        <SubmissionStatus item={item} />
      </div>
      <div className={styles.actions}>
        {item.kind === 'order' ? (
          <EditOrderButton item={item} />
        ) : (
          <PageLink to={buildEditUrl(item)} className={styles.action}>
            <Trans>Edit</Trans>
          </PageLink>
        )}
        <button
          type="button"
          aria-disabled={isRetrying}
          className={styles.action}
          onClick={retryNow}
        >
          <RetryLabel item={item} />
        </button>
        <DeletePendingButton onDelete={() => discard(item.id)} />
      </div>
    </PendingEntry>
  );
}

const RetryLabel = ({ item: { state } }: { readonly item: OutboxItem }) =>
  state === 'mending' ? <Trans>Send it as it was</Trans> : <Trans>Try now</Trans>;
