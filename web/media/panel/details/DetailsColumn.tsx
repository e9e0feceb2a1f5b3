import { Trans } from '@lingui/react/macro';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { type RefObject, useEffect, useId, useRef } from 'react';
import { from } from '../../../theme/media';
import { textButton } from '../../../ui/button/Button.css';
import { classes } from '../../../ui/classes';
import { FigLeaf } from '../../../ui/icon/FigLeaf';
import { SectionHeading } from '../../../ui/rule/SectionHeading';
import { findSelectedTab } from '../selected-tab';
import type { useChosenFile } from '../use-chosen-file';
import * as styles from './DetailsColumn.css';
import { FileDetails } from './FileDetails';

type Choice = ReturnType<typeof useChosenFile>;

interface DetailsColumnProps
  extends Pick<Choice, 'chosen' | 'editing' | 'edit' | 'endEdit' | 'noteUnsaved'> {
  readonly opener: RefObject<HTMLElement | null>;
  readonly tabs: RefObject<HTMLElement | null>;
}

/** Below the files (one column) it scrolls into view when a file is selected, and has a link back to them. */
export function DetailsColumn(props: DetailsColumnProps) {
  const { chosen, opener, tabs, editing, ...choice } = props;
  const heading = useId();
  const column = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!chosen?.byHand || matchMedia(from.large).matches) return;
    column.current?.scrollIntoView();
    column.current?.focus({ preventScroll: true });
  }, [chosen]);

  function goBack(): void {
    const way = isInSight(opener.current) ? opener.current : findSelectedTab(tabs.current);
    way?.scrollIntoView({ block: 'center' });
    way?.focus({ preventScroll: true });
  }

  return (
    <section ref={column} tabIndex={-1} aria-labelledby={heading} className={styles.column}>
      {chosen && (
        <p className={styles.back}>
          <button type="button" className={classes(textButton, styles.backButton)} onClick={goBack}>
            <ArrowUp aria-hidden size={18} />
            <Trans>Back to the files</Trans>
          </button>
        </p>
      )}
      <SectionHeading id={heading}>
        <Trans>File Details</Trans>
      </SectionHeading>
      {chosen ? (
        <FileDetails
          key={chosen.id}
          id={chosen.id}
          editing={editing}
          onEdit={choice.edit}
          onEdited={choice.endEdit}
          onUnsaved={choice.noteUnsaved}
        />
      ) : (
        <div className={styles.nothing}>
          <FigLeaf size={64} className={styles.leaf} />
          <p>
            <Trans>Select a file to view details</Trans>
          </p>
        </div>
      )}
    </section>
  );
}

const isInSight = (element: HTMLElement | null): boolean =>
  element?.isConnected === true && !element.closest('[hidden]');
