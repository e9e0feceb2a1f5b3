import { Trans } from '@lingui/react/macro';
import Download from 'lucide-react/icons/download';
import Lock from 'lucide-react/icons/lock';
import Pencil from 'lucide-react/icons/pencil';
import type { Ref } from 'react';
import { toImageAsset } from '#contract/media/rules';
import type { MediaFile } from '#contract/media/schema';
import { addBasePath } from '../../../routing/base-path';
import { button } from '../../../ui/button/Button.css';
import { ResponsiveImage } from '../../../ui/image/ResponsiveImage';
import { FileDetailList } from './FileDetailList';
import * as styles from './FileDetails.css';

interface FileViewProps {
  readonly file: MediaFile;
  readonly onEdit: () => void;
  readonly editButton: Ref<HTMLButtonElement>;
}

export const FileView = ({ file, onEdit, editButton }: FileViewProps) => (
  <>
    <ResponsiveImage
      key={file.url_preview}
      image={toImageAsset(file)}
      sizes="(min-width: 1024px) 400px, 100vw"
      priority="first"
      className={styles.image}
    />
    {file.privacy === 'private' && (
      <p className={styles.privateNote}>
        <Lock aria-hidden size={16} />
        <Trans>Private: visitors to the shop can’t see it.</Trans>
      </p>
    )}
    <p className={styles.actions}>
      <button ref={editButton} type="button" className={button.primary} onClick={onEdit}>
        <Pencil aria-hidden size={18} />
        <Trans>Edit</Trans>
      </button>
      <a href={addBasePath(file.url_download)} download className={button.secondary}>
        <Download aria-hidden size={18} />
        <Trans>Download</Trans>
      </a>
    </p>
    <FileDetailList file={file} />
  </>
);
