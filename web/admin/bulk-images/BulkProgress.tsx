import { Trans, useLingui } from '@lingui/react/macro';
import { bar } from '../../media/uploader/UploadBar.css';
import { button } from '../../ui/button/Button.css';
import * as styles from './BulkImages.css';

interface BulkProgressProps {
  readonly done: number;
  readonly all: number;
  readonly halt: AbortController;
  /** Once it was pressed, the button is of no more use. */
  readonly onCancel: () => void;
}

/** How far it is, and the way to leave the rest. */
export function BulkProgress({ done, all, halt, onCancel }: BulkProgressProps) {
  const { t } = useLingui();

  function cancel(): void {
    halt.abort();
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
        className={button({ kind: 'quiet' })}
        disabled={halt.signal.aborted}
        onClick={cancel}
      >
        <Trans>Cancel</Trans>
      </button>
    </div>
  );
}
