import { Trans, useLingui } from '@lingui/react/macro';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { textButton } from '../../ui/button/Button.css';
import { classes } from '../../ui/classes';
import { UploadError } from './UploadError';
import { UploadProgress } from './UploadProgress';
import * as styles from './UploadRow.css';
import { isBusy, type Upload } from './upload-reducer';

interface RowStatusProps {
  readonly upload: Upload;
  readonly name: string;
  readonly onRetry: () => void;
}

export function RowStatus({ upload, name, onRetry }: RowStatusProps) {
  const { t } = useLingui();
  const { status } = upload;
  if (isBusy(upload)) {
    return (
      <div className={styles.status}>
        <UploadProgress upload={upload} title={name} />
      </div>
    );
  }
  if (status.name !== 'failed') return null;
  return (
    <div className={styles.status}>
      <UploadError error={status.error} />
      <button
        type="button"
        className={classes(textButton, styles.retry)}
        aria-label={t`Retry ${name}`}
        onClick={onRetry}
      >
        <RotateCw size={18} aria-hidden />
        <Trans>Retry</Trans>
      </button>
    </div>
  );
}
