import { Plural, Trans } from '@lingui/react/macro';
import { button } from '../../ui/button/Button.css';
import * as styles from './UploadList.css';
import { isDone } from './upload-reducer';
import { useFocusOnMount } from './use-focus-on-mount';
import type { UploaderState } from './use-uploader';

export function UploadSummary({ uploader }: { readonly uploader: UploaderState }) {
  const { uploads, zone, clear } = uploader;
  const all = uploads.length;
  const done = uploads.filter(isDone).length;
  const hasStarted = uploads.some(({ status }) => status.name !== 'ready');
  return (
    <div className={styles.summary}>
      <p role="status" className={styles.count}>
        {hasStarted ? (
          <Trans>
            {done} of {all} uploaded
          </Trans>
        ) : (
          <Plural value={all} one="# picture" other="# pictures" />
        )}
      </p>
      {done === all && <UploadAnotherButton zone={zone} clear={clear} />}
    </div>
  );
}

/** Takes the focus on mount, because the focused element unmounts. */
function UploadAnotherButton({ zone, clear }: Pick<UploaderState, 'zone' | 'clear'>) {
  const buttonRef = useFocusOnMount<HTMLButtonElement>(zone);
  return (
    <button ref={buttonRef} type="button" className={button.primary} onClick={clear}>
      <Trans>Upload Another File</Trans>
    </button>
  );
}
