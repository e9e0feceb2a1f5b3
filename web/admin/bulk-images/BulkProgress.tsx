import { Trans, useLingui } from '@lingui/react/macro';
import { bar } from '../../media/uploader/UploadBar.css';
import { button } from '../../ui/button/Button.css';
import * as styles from './BulkImages.css';

interface BulkProgressProps {
  readonly done: number;
  readonly all: number;
  readonly abortController: AbortController;
  /** The button is disabled once it was pressed, so its focus must move. */
  readonly onCancel: () => void;
}

export function BulkProgress({ done, all, abortController, onCancel }: BulkProgressProps) {
  const { t } = useLingui();

  function cancel(): void {
    abortController.abort();
    onCancel();
  }

  return (
    <div className={styles.progress}>
      <p className={styles.count}>
        <Trans>
          {done} of {all}
        </Trans>
      </p>
      <progress aria-label={t`Images assigned`} max={all} value={done} className={bar} />
      <button
        type="button"
        className={button.secondary}
        disabled={abortController.signal.aborted}
        onClick={cancel}
      >
        <Trans>Cancel</Trans>
      </button>
    </div>
  );
}
