import { Plural, Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { button } from '../../ui/button/Button.css';
import * as styles from './UploadList.css';
import { isDone, type Upload } from './uploads';

interface UploadSummaryProps {
  readonly uploads: readonly Upload[];
  readonly onAnother: () => void;
}

/** How many of them there are, and once something was sent, how many have arrived. */
export function UploadSummary({ uploads, onAnother }: UploadSummaryProps) {
  const all = uploads.length;
  const done = uploads.filter(isDone).length;
  const begun = uploads.some(({ stage }) => stage.name !== 'ready');
  return (
    <div className={styles.summary}>
      <p role="status" className={styles.count}>
        {begun ? (
          <Trans>
            {done} of {all} uploaded
          </Trans>
        ) : (
          <Plural value={all} one="# picture" other="# pictures" />
        )}
      </p>
      {done === all && <Another onAnother={onAnother} />}
    </div>
  );
}

/** Takes the focus that what was pressed before took with it. */
function Another({ onAnother }: Pick<UploadSummaryProps, 'onAnother'>) {
  const way = useRef<HTMLButtonElement>(null);

  useEffect(() => way.current?.focus(), []);

  return (
    <button ref={way} type="button" className={button()} onClick={onAnother}>
      <Trans>Upload Another File</Trans>
    </button>
  );
}
