import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { textButton } from '../../ui/button/Button.css';

interface ArchiveButtonProps {
  readonly isArchived: boolean;
  readonly onToggle: () => void;
  /** Names the item for screen-reader users, in a list. */
  readonly children?: ReactNode;
}

export const ArchiveButton = ({ isArchived, onToggle, children }: ArchiveButtonProps) => (
  <button type="button" className={textButton} onClick={onToggle}>
    {isArchived ? <Trans>Unarchive</Trans> : <Trans>Archive</Trans>}
    {children}
  </button>
);
