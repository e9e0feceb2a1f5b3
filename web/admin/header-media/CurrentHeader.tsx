import { Trans } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { getHeaderImage } from '#contract/settings/endpoints';
import { query } from '../../data/query';
import { useQuery } from '../../data/use-query';
import { textButton } from '../../ui/button/Button.css';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog';
import { Skeleton } from '../../ui/skeleton/Skeleton';
import { LoadFailed } from '../shell/error-boundary/LoadFailed';
import * as styles from './HeaderMedia.css';
import { ShownHeader } from './ShownHeader';
import { useSetHeaderImage } from './use-set-header-image';

export function CurrentHeader() {
  const { data: header, error, mutate } = useQuery(query(getHeaderImage, {}));
  const { set, sending } = useSetHeaderImage();
  const [asking, setAsking] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);

  async function remove(): Promise<void> {
    setAsking(false);
    // The button that had the focus unmounts with the image.
    if (await set(null)) title.current?.focus();
  }

  return (
    <section className={styles.section}>
      <h2 ref={title} tabIndex={-1} className={styles.title}>
        <Trans>Current header image</Trans>
      </h2>
      {header && <ShownHeader header={header} />}
      {header === null && (
        <p className={styles.emptyFrame}>
          <Trans>No header image set</Trans>
        </p>
      )}
      {header === undefined && !error && (
        <div aria-busy="true" className={styles.wide}>
          <Skeleton className={styles.frame} />
        </div>
      )}
      {header === undefined && error && (
        <LoadFailed onRetry={() => void mutate()}>
          <Trans>Failed to load header image settings</Trans>
        </LoadFailed>
      )}
      {header && (
        <button
          type="button"
          className={textButton}
          aria-disabled={sending}
          onClick={() => setAsking(!sending)}
        >
          <Trans>Remove</Trans>
        </button>
      )}
      {asking && (
        <ConfirmDialog
          title={<Trans>Remove the header image?</Trans>}
          cancelLabel={<Trans>Cancel</Trans>}
          confirm={<Trans>Remove</Trans>}
          onCancel={() => setAsking(false)}
          onConfirm={remove}
        >
          <p>
            <Trans>
              The home page goes back to its own pictures. The image itself stays in the library.
            </Trans>
          </p>
        </ConfirmDialog>
      )}
    </section>
  );
}
