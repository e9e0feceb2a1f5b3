import { Trans, useLingui } from '@lingui/react/macro';
import Folder from 'lucide-react/icons/folder';
import { isReservedFolder } from '#contract/media/admin-rules';
import type { MediaFolder } from '#contract/media/admin-schema';
import { formatDate } from '../../../i18n/dates';
import { useLanguage } from '../../../i18n/use-language';
import { textButton } from '../../../ui/button/Button.css';
import * as styles from './FolderList.css';

interface FolderRowProps {
  readonly folder: MediaFolder;
  readonly onOpen: (folder: MediaFolder) => void;
  readonly onRename: (folder: MediaFolder) => void;
  readonly onDelete: (folder: MediaFolder, button: HTMLElement) => void;
}

/** System folders cannot be renamed: the server looks them up by name. */
export function FolderRow({ folder, onOpen, onRename, onDelete }: FolderRowProps) {
  const { t } = useLingui();
  const { name } = folder;
  const created = formatDate(folder.created_at, useLanguage());
  return (
    <li className={styles.row}>
      <button type="button" className={styles.openButton} onClick={() => onOpen(folder)}>
        <Folder aria-hidden size={20} className={styles.icon} />
        <span className={styles.name}>{name}</span>{' '}
        <span className={styles.secondary}>
          <Trans>Created {created}</Trans>
        </span>
      </button>
      {!isReservedFolder(name) && (
        <span className={styles.actions}>
          <button
            type="button"
            className={textButton}
            aria-label={t`Rename ${name}`}
            onClick={() => onRename(folder)}
          >
            <Trans>Rename</Trans>
          </button>
          <button
            type="button"
            className={textButton}
            aria-label={t`Delete ${name}`}
            onClick={({ currentTarget }) => onDelete(folder, currentTarget)}
          >
            <Trans>Delete</Trans>
          </button>
        </span>
      )}
    </li>
  );
}
