import { Trans, useLingui } from '@lingui/react/macro';
import ExternalLink from 'lucide-react/icons/external-link';
import Trash2 from 'lucide-react/icons/trash-2';
import type { MediaFile } from '#contract/media/schema';
import { formatDate } from '../../../i18n/dates';
import { useLanguage } from '../../../i18n/use-language';
import { addBasePath } from '../../../routing/base-path';
import { classes } from '../../../ui/classes';
import { useDominantColor } from '../../../ui/image/dominant-color';
import { ExternalImage } from '../../../ui/image/ExternalImage';
import { useFileTitle } from '../library/use-file-title';
import * as styles from './FileCard.css';
import type { FileActions } from './file-actions';

interface FileCardProps {
  readonly file: MediaFile;
  readonly actions: FileActions;
}

export function FileCard({ file, actions: { selectedId, onSelect, onDelete } }: FileCardProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const title = useFileTitle(file);
  const colorClass = useDominantColor(file.color);
  return (
    <li className={styles.card}>
      <button
        type="button"
        className={styles.selectButton}
        aria-pressed={file.id === selectedId}
        onClick={({ currentTarget }) => onSelect(file, currentTarget)}
      >
        <span className={classes(styles.image, colorClass)}>
          <ExternalImage url={file.url_thumbnail} alt="" className={styles.thumbnail} />
        </span>
        <span className={styles.title}>{title}</span>{' '}
        <span className={styles.secondary}>
          {formatDate(file.created_at, language)}
          {file.privacy === 'private' && (
            <>
              {' · '}
              <Trans>Private</Trans>
            </>
          )}
        </span>
      </button>
      <span className={styles.actions}>
        <a
          href={addBasePath(file.url_preview)}
          target="_blank"
          rel="noopener"
          className={styles.actionButton}
          aria-label={t`Open preview of ${title} in a new tab`}
        >
          <ExternalLink aria-hidden size={17} />
        </a>
        <button
          type="button"
          className={styles.actionButton}
          aria-label={t`Delete ${title}`}
          onClick={({ currentTarget }) => onDelete(file, currentTarget)}
        >
          <Trash2 aria-hidden size={17} />
        </button>
      </span>
    </li>
  );
}
