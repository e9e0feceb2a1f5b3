import { Trans } from '@lingui/react/macro';
import { button } from '../../ui/button/Button.css';
import { classes } from '../../ui/classes';
import * as styles from './UploadForm.css';
import { isBusy, isUnsent } from './upload-reducer';
import type { UploaderState } from './use-uploader';

/** Never disabled: submitting without a file or title shows what's missing and keeps the focus. */
export function UploadActions({
  uploader: { uploads, clear },
}: {
  readonly uploader: UploaderState;
}) {
  const nothingToSend = uploads.some(isBusy) && !uploads.some(isUnsent);
  return (
    <div className={styles.actions}>
      <button
        type="submit"
        aria-disabled={nothingToSend}
        className={classes(button.primary, styles.upload)}
        onClick={(event) => {
          if (nothingToSend) event.preventDefault();
        }}
      >
        <Trans>Upload</Trans>
      </button>
      <button type="button" className={button.secondary} onClick={clear}>
        <Trans>Clear</Trans>
      </button>
    </div>
  );
}
