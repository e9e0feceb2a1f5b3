import { Trans } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { getHeaderImage } from '#contract/settings/endpoints';
import { query } from '../../data/query';
import { useQuery } from '../../data/use-query';
import { textButton } from '../../ui/button/Button.css';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog';
import { LoadError } from '../../ui/error-boundary/LoadError';
import { Skeleton } from '../../ui/skeleton/Skeleton';
import * as styles from './HeaderMediaTab.css';
import { HeaderPreviewImage } from './HeaderPreviewImage';
import { useSetHeaderImage } from './use-set-header-image';

export function CurrentHeader() {
  const { data: header, error, mutate } = useQuery(query(getHeaderImage, {}));
  const { updateHeaderImage, sending } = useSetHeaderImage();
  const [isConfirming, setIsConfirming] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);

  async function remove(): Promise<void> {
    setIsConfirming(false);
    // The button that had the focus unmounts with the image.
    if (await updateHeaderImage(null)) title.current?.focus();
  }

  return (
    <section className={styles.section}>
      <h2 ref={title} tabIndex={-1} className={styles.title}>
        <Trans>Current header image</Trans>
      </h2>
      {header && <HeaderPreviewImage header={header} />}
      {header === null && (
        <p className={styles.emptyFrame}>
          <Trans>No header image set</Trans>
        </p>
      )}
      {header === undefined && !error && (
        <div aria-busy="true" className={styles.fullWidth}>
          <Skeleton className={styles.frame} />
        </div>
      )}
      {header === undefined && error && (
        <LoadError onRetry={() => void mutate()}>
          <Trans>Failed to load header image settings</Trans>
        </LoadError>
      )}
      {header && (
        <button
          type="button"
          className={textButton}
          aria-disabled={sending}
          onClick={() => setIsConfirming(!sending)}
        >
          <Trans>Remove</Trans>
        </button>
      )}
      {isConfirming && (
        <ConfirmDialog
          title={<Trans>Remove the header image?</Trans>}
          cancelLabel={<Trans>Cancel</Trans>}
          confirmLabel={<Trans>Remove</Trans>}
          onCancel={() => setIsConfirming(false)}
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
