import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { textButton } from '../../ui/button/Button.css';
import { SheetDialog } from '../../ui/dialog/SheetDialog';
import { useKeptPlace } from '../unsaved/use-kept-place';
import * as styles from './EnquiryDialog.css';
import type { Kept } from './kept';
import { ReaderSteps } from './ReaderSteps';
import { ReplyLink } from './ReplyLink';
import type { Enquiries } from './use-enquiries';
import { useMarkUnread } from './use-mark-unread';
import type { Reader } from './use-reader';

interface EnquiryDialogProps<Row> {
  readonly title: ReactNode;
  readonly row: Row;
  readonly list: Enquiries<Row>;
  readonly reader: Reader<Row>;
  /** Where an answer is written; undefined where the children lead there. */
  readonly reply?: string;
  /** What else can be done. */
  readonly deeds?: ReactNode;
  /** What was sent. */
  readonly children: ReactNode;
}

/** What somebody sent, to be read and answered, and the ways to what stands beside it in the list. */
export function EnquiryDialog<Row extends Kept>({
  title,
  row,
  list,
  reader: { place, turn, close, leave },
  reply,
  deeds,
  children,
}: EnquiryDialogProps<Row>) {
  const markUnread = useMarkUnread(list);
  const letter = useTopOf(row.id);
  useKeptPlace(close);

  async function leaveUnread(): Promise<void> {
    if (await markUnread(row)) leave(row);
  }

  return (
    <SheetDialog title={title} onClose={close}>
      <article ref={letter} className={styles.letter}>
        {children}
        <div className={styles.deeds}>
          {reply && <ReplyLink href={reply} />}
          {deeds}
          <button type="button" className={textButton} onClick={leaveUnread}>
            <Trans>Mark as unread</Trans>
          </button>
          <button type="button" className={textButton} onClick={close}>
            <Trans>Close</Trans>
          </button>
        </div>
      </article>
      {place && place.total > 1 && <ReaderSteps place={place} onTurn={turn} />}
    </SheetDialog>
  );
}

/** Every letter is read from its beginning. */
function useTopOf(id: number) {
  const letter = useRef<HTMLElement>(null);
  const last = useRef(id);

  useEffect(() => {
    if (last.current === id) return;
    last.current = id;
    letter.current?.scrollIntoView({ block: 'start' });
  }, [id]);

  return letter;
}
