import { Trans, useLingui } from '@lingui/react/macro';
import { UploadBar } from './UploadBar';
import * as styles from './UploadProgress.css';
import { getPercent, type Upload } from './upload-reducer';

interface UploadProgressProps {
  readonly upload: Upload;
  /** Names the file when there are several. */
  readonly title?: string;
}

export function UploadProgress({ upload, title }: UploadProgressProps) {
  const { t } = useLingui();
  const percent = getPercent(upload);
  return (
    <div className={styles.progress}>
      <p className={styles.text}>
        {upload.status.name === 'waiting' ? (
          <Trans>Waiting</Trans>
        ) : (
          <>
            <span>
              <Trans>Uploading...</Trans>
            </span>
            <span className={styles.percent}>{percent}%</span>
          </>
        )}
      </p>
      <UploadBar
        upload={upload}
        label={title === undefined ? t`Upload progress` : t`Upload progress of ${title}`}
      />
    </div>
  );
}
