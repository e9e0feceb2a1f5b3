import { Trans, useLingui } from '@lingui/react/macro';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { MediaFile } from '#contract/media/schema';
import { FolderDeleted } from './FolderDeleted';
import { FullSizeLink } from './FullSizeLink';
import * as styles from './UploadRow.css';

interface RowSuccessProps {
  /** Shown when the file has no title. */
  readonly name: string;
  readonly file: MediaFile | undefined;
}

export function RowSuccess({ name, file }: RowSuccessProps) {
  const { t } = useLingui();
  return (
    <div className={styles.title}>
      <p className={styles.uploaded}>
        <CircleCheck size={20} role="img" aria-label={t`Uploaded`} className={styles.icon} />
        {file?.title ?? name}
      </p>
      {file ? (
        <>
          <FolderDeleted file={file} />
          <FullSizeLink file={file} />
        </>
      ) : (
        <p className={styles.name}>
          <Trans>There’s no preview of it.</Trans>
        </p>
      )}
    </div>
  );
}
