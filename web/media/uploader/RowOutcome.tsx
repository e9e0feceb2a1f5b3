import { Trans, useLingui } from '@lingui/react/macro';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { textButton } from '../../ui/button/Button.css';
import { classes } from '../../ui/classes';
import { Failure } from './Failure';
import { UploadProgress } from './UploadProgress';
import * as styles from './UploadRow.css';
import { isBusy, type Upload } from './uploads';

interface RowOutcomeProps {
  readonly upload: Upload;
  readonly name: string;
  readonly onRetry: () => void;
}

export function RowOutcome({ upload, name, onRetry }: RowOutcomeProps) {
  const { t } = useLingui();
  const { stage } = upload;
  if (isBusy(upload)) {
    return (
      <div className={styles.outcome}>
        <UploadProgress upload={upload} title={name} />
      </div>
    );
  }
  if (stage.name !== 'failed') return null;
  return (
    <div className={styles.outcome}>
      <Failure error={stage.error} />
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
