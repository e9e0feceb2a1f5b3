import { Trans } from '@lingui/react/macro';
import { formatShortMoment } from '../../../i18n/formats';
import { useLanguage } from '../../../i18n/use-language';
import { discard } from '../../../outbox/edit';
import type { OutboxItem } from '../../../outbox/item';
import { PageLink } from '../../../routing/PageLink';
import { Delete } from './Delete';
import { EditOrder } from './EditOrder';
import { buildEditUrl } from './edit-address';
import { Gist } from './Gist';
import { Kind } from './Kind';
import { State } from './State';
import { useTryNow } from './use-try-now';
import * as styles from './Waiting.css';

export function WaitingItem({ item }: { readonly item: OutboxItem }) {
  const language = useLanguage();
  const { trying, tryNow } = useTryNow(item.id);
  const written = formatShortMoment(new Date(item.createdAt), language);
  return (
    <li className={styles.item}>
      <h3 className={styles.name}>
        <Kind item={item} />
      </h3>
      <p className={styles.quiet}>
        <Trans>
          Written <time dateTime={item.createdAt}>{written}</time>
        </Trans>
      </p>
      <Gist item={item} />
      <div role="status">
        <State item={item} />
      </div>
      <div className={styles.actions}>
        {item.kind === 'order' ? (
          <EditOrder item={item} />
        ) : (
          <PageLink to={buildEditUrl(item)} className={styles.action}>
            <Trans>Edit</Trans>
          </PageLink>
        )}
        <button type="button" disabled={trying} className={styles.action} onClick={tryNow}>
          <TryNow item={item} />
        </button>
        <Delete onDelete={() => discard(item.id)} />
      </div>
    </li>
  );
}

const TryNow = ({ item: { state } }: { readonly item: OutboxItem }) =>
  state === 'mending' ? <Trans>Send it as it was</Trans> : <Trans>Try now</Trans>;
