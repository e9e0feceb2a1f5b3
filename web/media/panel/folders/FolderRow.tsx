import { Trans } from '@lingui/react/macro';
import Folder from 'lucide-react/icons/folder';
import type { MediaFolder } from '#contract/media-library';
import { formatDay } from '../../../i18n/dates';
import { useLanguage } from '../../../i18n/use-language';
import * as styles from './FolderList.css';

interface FolderRowProps {
  readonly folder: MediaFolder;
  readonly onOpen: (folder: MediaFolder) => void;
}

/** A folder in a line. */
export function FolderRow({ folder, onOpen }: FolderRowProps) {
  const created = formatDay(folder.created_at, useLanguage());
  return (
    <li className={styles.row}>
      <button type="button" className={styles.open} onClick={() => onOpen(folder)}>
        <Folder aria-hidden size={20} className={styles.icon} />
        <span className={styles.name}>{folder.name}</span>{' '}
        <span className={styles.quiet}>
          <Trans>Created {created}</Trans>
        </span>
      </button>
    </li>
  );
}
