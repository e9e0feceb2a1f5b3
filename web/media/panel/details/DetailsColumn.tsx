import { Trans } from '@lingui/react/macro';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { type RefObject, useEffect, useId, useRef } from 'react';
import { from } from '../../../theme/media';
import { textButton } from '../../../ui/button/Button.css';
import { classes } from '../../../ui/classes';
import { FigLeaf } from '../../../ui/icon/FigLeaf';
import { SectionHeading } from '../../../ui/section-heading/SectionHeading';
import { findSelectedTab } from '../find-selected-tab';
import type { useSelectedFile } from '../use-selected-file';
import * as styles from './DetailsColumn.css';
import { FileDetails } from './FileDetails';

type Selection = ReturnType<typeof useSelectedFile>;

interface DetailsColumnProps
  extends Pick<
    Selection,
    'selected' | 'editing' | 'startEditing' | 'stopEditing' | 'setHasUnsavedChanges'
  > {
  readonly opener: RefObject<HTMLElement | null>;
  readonly tabListRef: RefObject<HTMLElement | null>;
}

/** In the one-column layout it scrolls into view on selection, and links back to the files. */
export function DetailsColumn(props: DetailsColumnProps) {
  const { selected, opener, tabListRef, editing, ...selection } = props;
  const heading = useId();
  const column = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!selected?.byUser || matchMedia(from.large).matches) return;
    column.current?.scrollIntoView();
    column.current?.focus({ preventScroll: true });
  }, [selected]);

  function goBack(): void {
    const target = isVisible(opener.current) ? opener.current : findSelectedTab(tabListRef.current);
    target?.scrollIntoView({ block: 'center' });
    target?.focus({ preventScroll: true });
  }

  return (
    <section ref={column} tabIndex={-1} aria-labelledby={heading} className={styles.column}>
      {selected && (
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
      {selected ? (
        <FileDetails
          key={selected.id}
          id={selected.id}
          editing={editing}
          onEdit={selection.startEditing}
          onEditEnd={selection.stopEditing}
          onUnsavedChange={selection.setHasUnsavedChanges}
        />
      ) : (
        <div className={styles.empty}>
          <FigLeaf size={64} className={styles.leaf} />
          <p>
            <Trans>Select a file to view details</Trans>
          </p>
        </div>
      )}
    </section>
  );
}

const isVisible = (element: HTMLElement | null): boolean =>
  element?.isConnected === true && !element.closest('[hidden]');
