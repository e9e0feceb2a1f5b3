import { Trans } from '@lingui/react/macro';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { textButton } from '../../ui/button/Button.css';
import { FullDialog } from '../../ui/dialog/FullDialog';
import { useBlockBackNavigation } from '../shell/unsaved-changes/use-block-back-navigation';
import { ArchiveButton } from './ArchiveButton';
import { ArchivedBadge } from './ArchivedBadge';
import * as styles from './DetailDialog.css';
import { type InboxItem, isArchived } from './inbox-item';
import { PrevNext } from './PrevNext';
import { ReplyLink } from './reply';
import type { DetailNavigation } from './use-detail-navigation';

export interface DetailProps<Item, Status = never> {
  readonly item: Item;
  readonly navigation: DetailNavigation<Item>;
  /** Resolves to whether the item needs no further action. */
  readonly setStatus: (item: Item, status: Status) => Promise<boolean>;
  /** Shows the item as it was saved. */
  readonly update: (item: Item) => Promise<void>;
}

interface DetailDialogProps<Item> extends Pick<DetailProps<Item>, 'item' | 'navigation'> {
  readonly title: ReactNode;
  readonly size?: ComponentProps<typeof FullDialog>['size'];
  /** Omitted if the children link to it. */
  readonly replyUrl?: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

export function DetailDialog<Item extends InboxItem>({
  item,
  navigation: { position, goTo, close, toggleArchived, markUnread },
  title,
  size = 'narrow',
  replyUrl,
  actions,
  children,
}: DetailDialogProps<Item>) {
  const article = useScrollToTop(item.id);
  useBlockBackNavigation(close);
  return (
    <FullDialog title={title} size={size} onClose={close}>
      <article ref={article} className={styles.article}>
        {isArchived(item) && <ArchivedBadge />}
        {children}
        <div className={styles.actions}>
          {replyUrl && <ReplyLink href={replyUrl} />}
          {actions}
          <ArchiveButton isArchived={isArchived(item)} onToggle={() => void toggleArchived(item)} />
          <button type="button" className={textButton} onClick={() => markUnread(item)}>
            <Trans>Mark as unread</Trans>
          </button>
          <button type="button" className={textButton} onClick={close}>
            <Trans>Close</Trans>
          </button>
        </div>
      </article>
      {position && position.total > 1 && <PrevNext position={position} goTo={goTo} />}
    </FullDialog>
  );
}

/** Scrolls to the top when another item opens. */
function useScrollToTop(id: number) {
  const element = useRef<HTMLElement>(null);
  const last = useRef(id);

  useEffect(() => {
    if (last.current === id) return;
    last.current = id;
    element.current?.scrollIntoView({ block: 'start' });
  }, [id]);

  return element;
}
